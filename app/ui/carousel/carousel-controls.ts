import type { Enhancement } from '#app/islands/hydrate.ts';
import { startCarousel } from './start-carousel.ts';
import { enableControls } from './enable-controls.ts';

/** Beside a heading, for the list whose id it names. `data-twice` where a loop needs the slides twice. */
export const carouselControls: Enhancement = {
  enhance(element) {
    const viewport = document.getElementById(element.dataset.viewport ?? '');
    if (!viewport) return;
    enableControls(element, startCarousel(viewport, element.dataset.twice !== undefined));
  },
};
