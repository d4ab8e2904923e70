import type { Enhancement } from '#app/islands/hydrate.ts';

/** The map takes its room on the page, and the place of what was pressed for it, once it is wanted. */
export const showMap: Enhancement = {
  enhance(element) {
    const frame = element.querySelector('iframe');
    const link = element.querySelector('a');
    const show = () => {
      element.dataset.shown = '';
      frame?.focus();
    };
    // The frame fills by itself; this must not hold up the press.
    link?.addEventListener('click', () => setTimeout(show));
    // Pressed before this woke: another site's document is closed to us, the empty one is not. It may still be on its way.
    const showIfFilled = () => {
      if (frame && !frame.contentDocument && !('shown' in element.dataset)) show();
    };
    showIfFilled();
    frame?.addEventListener('load', showIfFilled);
  },
};
