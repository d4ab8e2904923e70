import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { describedBy, Field as KitField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Input } from '../kit/input.tsx';
import styles from '../kit/input.module.css';
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
  isWide?: boolean;
}

/** An input with its label, hint and problem; it counts its characters, and can show a password. */
export function Field({ label, hint, problem: refused, most, show, isWide, ...input }: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const [isShown, setShown] = useState(false);
  const hydrated = useHydrated();
  const words = useStudioWords();
  const length = useTooLong(String(input.defaultValue ?? ''), most);
  const notes = { hint, problem: length.problem ?? refused };
  const reveal = show ?? words.showPassword;
  return (
    <KitField id={id} label={label} count={length.left} isWide={isWide} {...notes}>
      <Input
        {...describedBy(id, notes)}
        onInput={length.onInput}
        {...input}
        id={id}
        type={isShown ? 'text' : input.type}
        end={
          input.type === 'password' && (
            <button
              type="button"
              className={styles.end}
              // Without scripts it does nothing. The field is the same element before and after hydration, so
              // what was typed by then stays.
              hidden={!hydrated}
              aria-pressed={isShown}
              aria-label={reveal}
              title={reveal}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          )
        }
      />
    </KitField>
  );
}
