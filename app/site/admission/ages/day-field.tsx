interface DayFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  hint?: string;
  problem: string | undefined;
  required?: boolean;
}

/** A day to choose or to type; what is wrong with it stands above it and is read out with it. */
export function DayField({ name, label, value, hint, problem, required }: DayFieldProps) {
  const notes = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span id={`${name}-hint`} className="field__hint">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${name}-problem`} className="field__error">
          {problem}
        </span>
      )}
      <input
        id={name}
        type="date"
        name={name}
        defaultValue={value}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
      />
    </div>
  );
}
