import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { describedBy, FieldNotes } from './field-notes.tsx';
import styles from './field.module.css';
import { useTooLong } from './use-too-long.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** In characters. More can be typed, with a warning. */
  most?: number;
  /** The label of the button that reveals a secret field, if it is not a password. */
  show?: string;
}

/** A labelled input with its hint and problem, connected for screen readers. */
export function Field({ label, hint, problem: refused, most, show, ...input }: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const [isShown, setShown] = useState(false);
  const hydrated = useHydrated();
  const words = useStudioWords();
  const length = useTooLong(String(input.defaultValue ?? ''), most);
  const problem = length.problem ?? refused;
  const notes = { hint, problem };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} {...notes} />
      <input
        {...describedBy(id, notes)}
        onInput={length.onInput}
        {...input}
        id={id}
        type={isShown ? 'text' : input.type}
      />
      {input.type === 'password' && hydrated && (
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {show ?? words.showPassword}
        </button>
      )}
      {length.left && <span className="field__hint">{length.left}</span>}
    </div>
  );
}
