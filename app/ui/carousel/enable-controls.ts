import type { EmblaCarouselType } from 'embla-carousel';
import { enablePauseButton } from '../motion/enable-pause-button.ts';
import { canMove, watchCarousel } from './start-carousel.ts';

/** Enables the carousel's buttons in this part of the page: see `control-buttons.tsx`. */
export function enableControls(part: HTMLElement, carousel: EmblaCarouselType): void {
  const controls = part.querySelector<HTMLElement>('[data-controls]');
  const pause = controls?.querySelector<HTMLElement>('[data-pause]');
  if (!controls || !pause) return;
  enablePauseButton(pause);
  controls.querySelector('[data-previous]')?.addEventListener('click', () => carousel.scrollPrev());
  controls.querySelector('[data-next]')?.addEventListener('click', () => carousel.scrollNext());
  watchCarousel(carousel, () => (controls.dataset.ready = String(canMove(carousel))));
}
