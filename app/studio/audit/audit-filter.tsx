import { useId } from 'react';

interface AuditFilterProps {
  name: string;
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  value: string;
  choices: [value: string, name: string][];
}

export function AuditFilter({ name, label, all, value, choices }: AuditFilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map(([each, called]) => (
          <option key={each} value={each}>
            {called}
          </option>
        ))}
      </select>
    </div>
  );
}
