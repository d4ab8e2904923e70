import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { followPaused, isPaused } from '../motion/motion-preference.ts';

/** In the engine's own unit; the number is the specification's. */
const SLIDE_DURATION = 25;

/**
 * Takes over a scroll-snap list: the viewport's first child contains the slides. They rotate automatically
 * unless paused, or while the pointer or the focus is in its `[data-carousel]`. With `twice` the slides are
 * appended again as copies.
 */
export function startCarousel(viewport: HTMLElement, twice = false): EmblaCarouselType {
  const carousel = takeOver(viewport, twice);
  const part = viewport.closest('[data-carousel]') ?? viewport;
  let stop: (() => void) | undefined;
  const turnOrRest = () => {
    if (!isPaused() && canMove(carousel)) {
      stop ??= rotate(part, () => carousel.scrollNext());
    } else {
      stop?.();
      stop = undefined;
    }
  };
  carousel.on('reInit', turnOrRest);
  followPaused(turnOrRest);
  return carousel;
}

/** False if everything fits: then the buttons would do nothing. */
export const canMove = (carousel: EmblaCarouselType) => carousel.scrollSnapList().length > 1;

/** Calls it at once, and whenever another slide is selected or the size has changed. */
export function watchCarousel(carousel: EmblaCarouselType, update: () => void): void {
  carousel.on('select', update).on('reInit', update);
  update();
}

/** Starts at the position that the visitor has already scrolled to, so that nothing jumps. */
function takeOver(viewport: HTMLElement, twice: boolean): EmblaCarouselType {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const first = slides[0]?.offsetLeft ?? 0;
  const startIndex = slides.findIndex((slide) => slide.offsetLeft - first >= viewport.scrollLeft - 1);
  viewport.dataset.hydrated = '';
  viewport.scrollLeft = 0;
  if (twice) viewport.firstElementChild?.append(...slides.map(copyOf));
  return EmblaCarousel(viewport, {
    loop: true,
    align: 'start',
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_DURATION,
    startIndex: Math.max(0, startIndex),
  });
}

/** Visible but inert: screen readers and the keyboard reach the original slide. */
function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.ariaHidden = 'true';
  copy.dataset.print = 'no';
  for (const link of copy.querySelectorAll<HTMLElement>('a, button')) link.tabIndex = -1;
  return copy;
}

/** How long a slide is shown. */
const SLIDE_SHOWN_MS = 6000;

/**
 * Calls `turn` at intervals while nobody uses the element: not under the pointer, not with the focus inside,
 * not in a hidden tab, not off the screen. Returns a function that stops it.
 */
function rotate(element: Element, turn: () => void): () => void {
  let pointed = false;
  let onScreen = false;
  const stop = new AbortController();
  const listen = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { signal: stop.signal });
  listen('pointerenter', () => (pointed = true));
  listen('pointerleave', () => (pointed = false));

  const observer = new IntersectionObserver(
    (entries) => (onScreen = entries.at(-1)?.isIntersecting ?? false),
    { threshold: 0.25 },
  );
  observer.observe(element);

  const timer = setInterval(() => {
    const busy = pointed || !onScreen || document.hidden || element.contains(document.activeElement);
    if (!busy) turn();
  }, SLIDE_SHOWN_MS);

  return () => {
    clearInterval(timer);
    observer.disconnect();
    stop.abort();
  };
}
