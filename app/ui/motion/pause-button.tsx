import { PauseIcon, PlayIcon } from '../icons/interface.ts';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  labels: { pause: string; play: string };
  className?: string | undefined;
  /** False until it works, where the room of nothing but this button is kept. */
  'data-ready'?: boolean;
}

/** `enable-pause-button.ts` lets it work. Until then nothing moves, so it says that it would let it. */
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
