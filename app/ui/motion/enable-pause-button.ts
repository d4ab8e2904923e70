import { followPaused, isPaused, setPaused } from './motion-preference.ts';

/** Presses of it hold for the whole page, and it says what the next one would do. */
export function enablePauseButton(button: HTMLElement): void {
  const { pause = '', play = '' } = button.dataset;
  button.addEventListener('click', () => setPaused(!isPaused()));
  followPaused((paused) => {
    button.dataset.playing = String(!paused);
    button.setAttribute('aria-label', paused ? play : pause);
  });
}
