import type { ReactNode } from 'react';
import { useWords } from '#app/words/words.ts';
import styles from './carousel.module.css';
import { ControlButtons } from './control-buttons.tsx';

interface CarouselProps {
  id: string;
  heading: ReactNode;
  /** A link to the whole list. */
  more?: ReactNode;
  /** The number of slides side by side, if there is room. */
  most: 3 | 4 | 5;
  slides: { key: string; content: ReactNode }[];
}

/**
 * A list that scrolls sideways and snaps, by finger, wheel or keyboard; once hydrated, it moves
 * automatically, loops and has buttons. A single slide does neither, nor do slides that do not fill the
 * width.
 */
export function Carousel({ id, heading, more, most, slides }: CarouselProps) {
  const { carousel } = useWords();
  const viewport = `${id}-slides`;
  const all = slides.length < most ? styles[`all${most}`] : '';
  return (
    <div
      className={`${styles.carousel} ${all}`}
      role="group"
      aria-roledescription={carousel.carousel}
      aria-labelledby={`${id}-heading`}
      data-carousel=""
    >
      <div className="section-head">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {more}
        {slides.length > 1 && (
          // At most as many as fit side by side: the loop then needs the slides twice.
          <div
            data-island="carousel-controls"
            data-viewport={viewport}
            data-twice={slides.length === most ? '' : undefined}
          >
            <ControlButtons />
          </div>
        )}
      </div>
      <div
        id={viewport}
        className={styles.viewport}
        tabIndex={slides.length > 1 ? 0 : undefined}
        role="group"
        aria-labelledby={`${id}-heading`}
      >
        <div className={`${styles.slides} ${styles[`most${most}`]}`}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription={carousel.slide}
              aria-label={carousel.slideOf(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
