import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTooLong } from './use-too-long.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** Characters. More can be typed, and is told. */
  most?: number;
}

/** A labelled input with its hint and what is wrong with it, tied together for those who cannot see it. */
export function Field({ label, hint, problem: refused, most, ...input }: FieldProps) {
  const id = useId();
  const length = useTooLong(String(input.defaultValue ?? ''), most);
  const problem = length.problem ?? refused;
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
        onInput={length.onInput}
        {...input}
      />
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}
