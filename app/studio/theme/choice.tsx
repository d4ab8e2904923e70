import type { ReactNode } from 'react';
import type { TypedTheme } from '#app/features/theme/input.ts';
import styles from './theme.module.css';

export interface ChoiceProps {
  chosen: TypedTheme;
  choose: (part: Partial<TypedTheme>) => void;
}

interface RadiosProps<Name extends string> {
  name: keyof TypedTheme;
  legend: string;
  options: { value: Name; sample: ReactNode; label: ReactNode }[];
  chosen: string;
  onChoose: (value: Name) => void;
  wide?: boolean;
}

/** Radio buttons with a drawn sample each. */
export function Radios<Name extends string>(props: RadiosProps<Name>) {
  const { name, legend, options, chosen, onChoose, wide = false } = props;
  return (
    <fieldset className={styles.radios} id={`field-${name}`}>
      <legend>{legend}</legend>
      <div data-wide={wide || undefined}>
        {options.map(({ value, sample, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className={styles.sample} aria-hidden="true">
              {sample}
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
