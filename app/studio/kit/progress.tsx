import type { ReactNode } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  /** The accessible name. Without it the bar is hidden from screen readers, because text says the same. */
  label?: string;
  value: number;
  /** The value at completion. */
  max?: number;
  /** A sentence above the bar. */
  text?: ReactNode;
  /** What is left, at the end of that line. */
  left?: ReactNode;
  isLate?: boolean;
}

/** A bar with a sentence above it. Only the bar, if the page says the same elsewhere. */
export const Progress = ({ label, value, max = 1, text, left, isLate }: ProgressProps) => (
  <>
    {(text || left) && (
      <p className={styles.line}>
        {text && <b>{text}</b>}
        {left && <span>{left}</span>}
      </p>
    )}
    <progress
      className={isLate ? `${styles.progress} ${styles.late}` : styles.progress}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      value={value}
      max={max}
    />
  </>
);
