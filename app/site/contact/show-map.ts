import type { Enhancement } from '#app/islands/hydrate.ts';

/** The map takes its space on the page, and replaces the link that opened it. */
export const showMap: Enhancement = {
  enhance(element) {
    const frame = element.querySelector('iframe');
    const link = element.querySelector('a');
    const show = () => {
      element.dataset.shown = '';
      frame?.focus();
    };
    // The frame loads by itself; this must not delay the click.
    link?.addEventListener('click', () => setTimeout(show));
    // The link was pressed before hydration: another site's document is inaccessible, the empty one is not.
    // It may still be loading.
    const showIfFilled = () => {
      if (frame && !frame.contentDocument && !('shown' in element.dataset)) show();
    };
    showIfFilled();
    frame?.addEventListener('load', showIfFilled);
  },
};
