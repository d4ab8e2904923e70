import { useStudioWords } from '#app/studio/words/words.ts';
import { useId } from 'react';
import { staffRoles } from '#app/access/permissions.ts';

export function RoleField({ value }: { value: string }) {
  const words = useStudioWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.people.people.role}</label>
      <select id={id} name="role" defaultValue={value} key={value}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {words.roles[role].choice}
          </option>
        ))}
      </select>
    </div>
  );
}
