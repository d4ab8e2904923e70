import { useWords } from '#app/words/words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/interface.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import styles from './carousel.module.css';

/**
 * Their space is reserved from the start; they appear when they work. Pause comes first, because it is the
 * most needed.
 */
export function ControlButtons() {
  const { controls, controlsOf } = useWords().carousel;
  return (
    <div className={styles.controls} role="group" aria-label={controlsOf} data-ready={false} data-controls="">
      <PauseButton labels={controls} />
      <button type="button" aria-label={controls.previous} data-previous="">
        <ChevronLeftIcon />
      </button>
      <button type="button" aria-label={controls.next} data-next="">
        <ChevronRightIcon />
      </button>
    </div>
  );
}
