import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { setPaused, usePaused } from '../motion/motion-preference.ts';
import { rotate } from './rotate.ts';

/** The engine's own unit; the specification's number. */
const SLIDE_DURATION = 25;

export interface CarouselState {
  /** False until awake, and where everything fits: then there is nothing to press. */
  canMove: boolean;
  selected: number;
  playing: boolean;
  previous(): void;
  next(): void;
  show(index: number): void;
  togglePlaying(): void;
}

/**
 * Takes over a scroll-snap list: the viewport's first child holds the slides. `busyWith` is the part of the page
 * whose pointer or focus holds the rotation. With `twice` the slides go round once more as copies.
 */
export function useCarousel(
  findViewport: () => HTMLElement | null,
  busyWith: string,
  twice = false,
): CarouselState {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [canMove, setCanMove] = useState(false);
  const paused = usePaused();

  useEffect(() => {
    const viewport = findViewport();
    if (!viewport) return;
    const taken = takeOver(viewport, twice);
    const look = () => {
      setSelected(taken.selectedScrollSnap());
      setCanMove(taken.scrollSnapList().length > 1);
    };
    taken.on('select', look).on('reInit', look);
    look();
    setEmbla(taken);
    return () => taken.destroy();
    // The viewport is the same element for as long as the page stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const part = embla?.rootNode().closest(busyWith);
    if (!embla || !part || paused || !canMove) return;
    return rotate(part, () => embla.scrollNext());
  }, [embla, paused, canMove, busyWith]);

  return {
    canMove,
    selected,
    playing: !paused,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    show: (index) => embla?.scrollTo(index),
    togglePlaying: () => setPaused(!paused),
  };
}

/** Goes on from where the visitor has already scrolled to, so that nothing jumps. */
function takeOver(viewport: HTMLElement, twice: boolean): EmblaCarouselType {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const first = slides[0]?.offsetLeft ?? 0;
  const startIndex = slides.findIndex((slide) => slide.offsetLeft - first >= viewport.scrollLeft - 1);
  viewport.dataset.awake = '';
  viewport.scrollLeft = 0;
  if (twice) viewport.firstElementChild?.append(...slides.map(copyOf));
  return EmblaCarousel(viewport, {
    loop: true,
    align: 'start',
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_DURATION,
    startIndex: Math.max(0, startIndex),
  });
}

/** For the eye and the pointer alone: whoever listens or uses the keyboard has the slide itself. */
function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.ariaHidden = 'true';
  copy.dataset.print = 'no';
  for (const link of copy.querySelectorAll<HTMLElement>('a, button')) link.tabIndex = -1;
  return copy;
}
