import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
}

/** A labelled input with its hint and what is wrong with it, tied together for those who cannot see it. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="field__error" id={`${id}-problem`}>
          {problem}
        </span>
      )}
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
    </div>
  );
}
