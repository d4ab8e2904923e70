import { followPaused, isPaused, setPaused } from './motion-preference.ts';

/** A press applies to the whole page; the label names the next action. */
export function enablePauseButton(button: HTMLElement): void {
  const { pause = '', play = '' } = button.dataset;
  button.addEventListener('click', () => setPaused(!isPaused()));
  followPaused((paused) => {
    button.dataset.playing = String(!paused);
    button.setAttribute('aria-label', paused ? play : pause);
  });
}
