import type {
  ComponentProps,
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import styles from './input.module.css';

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: ComponentProps<'input'>['ref'];
  /** In the letters of a heading, for the title of what is written. */
  isTitle?: boolean;
  /** In front of the text. */
  icon?: ReactNode;
  /** Within the box, after the text: a button. */
  end?: ReactNode;
}

/** A box of one line: text, number, address, date, time. Wrong is `aria-invalid`. */
export function Input({ isTitle, icon, end, ...input }: InputProps) {
  if (!icon && !end) return <input {...input} className={styles.input} data-title={isTitle || undefined} />;
  return (
    <span className={styles.with} data-icon={icon ? '' : undefined}>
      {icon}
      <input {...input} className={styles.input} />
      {end}
    </span>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: ComponentProps<'textarea'>['ref'];
}

/** A box of several lines, which grows with its text where the browser can. */
export const TextArea = (area: TextAreaProps) => (
  <textarea {...area} className={`${styles.input} ${styles.area}`} />
);

export const Select = (select: SelectHTMLAttributes<HTMLSelectElement>) => (
  <select {...select} className={`${styles.input} ${styles.select}`} />
);

/** The look of a box, for an editor that is none of these. */
export const inputBox = styles.input;
