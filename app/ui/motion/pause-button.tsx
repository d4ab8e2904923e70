import { PauseIcon, PlayIcon } from '../icons/interface.ts';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  labels: { pause: string; play: string };
  className?: string | undefined;
  /** False until it works; until then only its space is reserved. */
  'data-ready'?: boolean;
}

/** Enabled by `enable-pause-button.ts`. Until then nothing moves, so its label is "play". */
export function PauseButton({ labels, className = '', ...rest }: PauseButtonProps) {
  return (
    <button
      className={`${styles.pause} ${className}`}
      type="button"
      aria-label={labels.play}
      data-pause={labels.pause}
      data-play={labels.play}
      data-playing={false}
      {...rest}
    >
      <PauseIcon />
      <PlayIcon />
    </button>
  );
}
