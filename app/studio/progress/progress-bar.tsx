import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What it is that gets on, for those who cannot see the bar; without it the bar is a mere line under words that say it. */
  label?: string;
  value: number;
  /** What the value comes to in the end. */
  max?: number;
}

/** How far something is. Beside it stands the same in words. */
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
