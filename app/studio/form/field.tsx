import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';
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
  const madeUp = useId();
  const id = input.id ?? madeUp;
  const length = useTooLong(String(input.defaultValue ?? ''), most);
  const problem = length.problem ?? refused;
  const notes = { hint, problem };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} {...notes} />
      <input {...describedBy(id, notes)} onInput={length.onInput} {...input} id={id} />
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}
