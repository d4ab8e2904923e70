import type { Enhancement } from '#app/islands/hydrate.ts';
import { startCarousel } from './start-carousel.ts';
import { enableControls } from './enable-controls.ts';

/** Next to a heading, for the list with the given id. `data-twice` if a loop needs the slides twice. */
export const carouselControls: Enhancement = {
  enhance(element) {
    const viewport = document.getElementById(element.dataset.viewport ?? '');
    if (!viewport) return;
    enableControls(element, startCarousel(viewport, element.dataset.twice !== undefined));
  },
};
