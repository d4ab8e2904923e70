import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './radio-cards.module.css';

interface Card extends Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled'> {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

interface RadioCardsProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'value'> {
  name: string;
  /** The question. */
  legend: ReactNode;
  /** For screen readers only, where a heading asks the same. */
  isLegendHidden?: boolean;
  cards: readonly Card[];
  /** Controlled with `onChoose`; else the initial choice. */
  chosen: string | undefined;
  onChoose?: (value: string) => void;
}

/** One of a few choices that need a sentence each. The whole card is the target. */
export const RadioCards = ({
  legend,
  isLegendHidden,
  cards,
  chosen,
  onChoose,
  ...input
}: RadioCardsProps) => (
  <fieldset className={styles.cards}>
    <legend className={isLegendHidden ? 'unseen' : undefined}>{legend}</legend>
    {cards.map(({ value, label, help, disabled }) => (
      <label key={value} className={styles.card}>
        <input
          {...input}
          type="radio"
          value={value}
          disabled={disabled ?? input.disabled}
          {...(onChoose
            ? { checked: value === chosen, onChange: () => onChoose(value) }
            : { defaultChecked: value === chosen })}
        />
        <span>
          <b>{label}</b>
          {help && <small>{help}</small>}
        </span>
      </label>
    ))}
  </fieldset>
);
