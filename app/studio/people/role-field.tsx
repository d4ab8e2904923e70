import { useId } from 'react';
import type { StaffRole } from '#app/platform/db/schema.ts';
import { peopleWords } from './words.ts';

export function RoleField({ value }: { value: StaffRole }) {
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
