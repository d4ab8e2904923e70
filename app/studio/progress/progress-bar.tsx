import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /**
   * The accessible name; without it the bar is hidden from screen readers, because text next to it says the
   * same.
   */
  label?: string;
  value: number;
  /** The value at completion. */
  max?: number;
}

/** Progress. The text next to it says the same. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      value={value}
      max={max}
    />
  );
}
