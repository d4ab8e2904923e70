import { useId } from 'react';
import { staffRoles } from '#app/access/permissions.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Field } from '../kit/field.tsx';
import { Select } from '../kit/input.tsx';

export function RoleField({ value }: { value: string }) {
  const words = useStudioWords();
  const id = useId();
  return (
    <Field id={id} label={words.people.people.role}>
      <Select id={id} name="role" defaultValue={value} key={value}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {words.roles[role].choice}
          </option>
        ))}
      </Select>
    </Field>
  );
}
