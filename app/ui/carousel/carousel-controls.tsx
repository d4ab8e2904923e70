import { defineIsland } from '#app/islands/island.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/interface.ts';
import styles from './carousel.module.css';
import { useCarousel, type CarouselState } from './use-carousel.ts';

export interface ControlLabels {
  group: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselControlsProps {
  /** The id of the scrolling list. */
  viewport: string;
  /** As many slides as stand side by side where there is most room: there the round needs them twice. */
  justFills: boolean;
  labels: ControlLabels;
}

function CarouselControls({ viewport, justFills, labels }: CarouselControlsProps) {
  const carousel = useCarousel(() => document.getElementById(viewport), '[data-carousel]', justFills);
  return <ControlButtons carousel={carousel} labels={labels} />;
}

/** Their room is kept from the beginning; they show when they work. Pause comes first, as it is wanted first. */
export function ControlButtons({ carousel, labels }: { carousel: CarouselState; labels: ControlLabels }) {
  return (
    <div className={styles.controls} role="group" aria-label={labels.group} data-ready={carousel.canMove}>
      <button
        type="button"
        aria-label={carousel.playing ? labels.pause : labels.play}
        onClick={carousel.togglePlaying}
      >
        {carousel.playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button type="button" aria-label={labels.previous} onClick={carousel.previous}>
        <ChevronLeftIcon />
      </button>
      <button type="button" aria-label={labels.next} onClick={carousel.next}>
        <ChevronRightIcon />
      </button>
    </div>
  );
}

export const carouselControls = defineIsland('carousel-controls', CarouselControls);
