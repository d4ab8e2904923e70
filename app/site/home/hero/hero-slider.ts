import type { EmblaCarouselType } from 'embla-carousel';
import type { Enhancement } from '#app/islands/hydrate.ts';
import { canMove, startCarousel, watchCarousel } from '#app/ui/carousel/start-carousel.ts';
import { enableControls } from '#app/ui/carousel/enable-controls.ts';
import { followPaused } from '#app/ui/motion/motion-preference.ts';

/** How long the network must be idle before the next picture is loaded. */
const NEXT_AFTER_MS = 2000;

/** Changes the pictures of `hero-pictures.tsx`, automatically and by their buttons. */
export const heroSlider: Enhancement = {
  enhance(element) {
    const row = element.querySelector<HTMLElement>('[data-slides]');
    if (!row?.parentElement) return;
    const slides = [...row.children] as HTMLElement[];
    const carousel = startCarousel(row.parentElement);
    followPaused((paused) => row.setAttribute('aria-live', paused ? 'polite' : 'off'));
    enableControls(element, carousel);
    enableDots(element, carousel);
    bringPictures(slides, carousel);
    const caption = element.querySelector<HTMLElement>('p');
    watchCarousel(carousel, () => {
      const { caption: text = '', captionLang } = slides[carousel.selectedScrollSnap()]?.dataset ?? {};
      if (!caption) return;
      caption.textContent = text;
      caption.toggleAttribute('lang', captionLang !== undefined);
      if (captionLang) caption.lang = captionLang;
    });
  },
};

/** Missing if there is only one picture. */
function enableDots(part: HTMLElement, carousel: EmblaCarouselType): void {
  const dots = part.querySelector<HTMLElement>('[data-dots]');
  if (!dots) return;
  const all = [...dots.children];
  all.forEach((dot, index) => dot.addEventListener('click', () => carousel.scrollTo(index)));
  watchCarousel(carousel, () => {
    dots.dataset.ready = String(canMove(carousel));
    for (const dot of all) dot.removeAttribute('aria-current');
    all[carousel.selectedScrollSnap()]?.setAttribute('aria-current', 'true');
  });
}

/** The current one, and the next one once the network is idle. */
function bringPictures(slides: HTMLElement[], carousel: EmblaCarouselType): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  watchCarousel(carousel, () => {
    clearTimeout(waiting);
    if (!canMove(carousel)) return;
    const shown = carousel.selectedScrollSnap();
    bringPicture(slides[shown]);
    waiting = setTimeout(() => bringPicture(slides[(shown + 1) % slides.length]), NEXT_AFTER_MS);
  });
}

/** The server renders it inside `noscript`, where it is only text for browsers with scripts. */
function bringPicture(slide: HTMLElement | undefined): void {
  const written = slide?.querySelector('noscript');
  if (!written) return;
  const { body } = new DOMParser().parseFromString(written.textContent ?? '', 'text/html');
  written.replaceWith(...body.childNodes);
}
