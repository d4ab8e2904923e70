import type { Enhancement } from '#app/islands/hydrate.ts';
import { followPaused } from '#app/ui/motion/motion-preference.ts';
import { enablePauseButton } from '#app/ui/motion/enable-pause-button.ts';

/** Pixels per second: slow enough to read, and to press. */
const SPEED = 45;

/**
 * Before hydration, or with reduced motion, a plain scrollable list; once hydrated and playing, it runs. The
 * copy that closes the loop is hidden from screen readers.
 */
export const highlightsTicker: Enhancement = {
  enhance(element) {
    const button = element.querySelector('button');
    const list = element.querySelector('ul');
    const view = list?.parentElement;
    if (!button || !list || !view) return;
    view.style.setProperty('--round', `${list.scrollWidth / SPEED}s`);
    const copy = list.cloneNode(true) as HTMLElement;
    copy.removeAttribute('role');
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    enablePauseButton(button);
    button.dataset.ready = 'true';
    followPaused((paused) => {
      view.dataset.running = String(!paused);
      // A running ticker need not be scrollable by keyboard.
      if (paused) view.tabIndex = 0;
      else view.removeAttribute('tabindex');
      if (paused) copy.remove();
      else view.append(copy);
    });
  },
};
