import { useStudioWords } from '#app/studio/words/words.ts';
import { useId } from 'react';
import type { StaffRole } from '#app/platform/db/schema.ts';

export function RoleField({ value }: { value: StaffRole }) {
  const peopleWords = useStudioWords().people;
  const { people: words } = peopleWords;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.role}</label>
      <select id={id} name="role" defaultValue={value} key={value}>
        {Object.entries(words.roles).map(([role, name]) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
