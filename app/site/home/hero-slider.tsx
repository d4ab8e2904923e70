import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { type ControlLabels, ControlButtons } from '#app/ui/carousel/carousel-controls.tsx';
import { useCarousel } from '#app/ui/carousel/use-carousel.ts';
import { GatewayWall } from './gateway-wall.tsx';
import styles from './hero.module.css';

interface HeroSliderProps {
  slides: Attachment[];
  labels: ControlLabels & { carousel: string; slide: string; slideOf: string; name: string; choose: string };
}

export const HERO_SIZES = '(min-width: 48rem) 40rem, 88vw';
export const HERO_MOST = 1280;

/** The pictures behind the great arch. The first is the page's largest paint; the others come after it. */
function HeroSlider({ slides, labels }: HeroSliderProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(() => viewport.current, '[data-carousel]');
  const wanted = useWanted(carousel.selected, slides.length, carousel.canMove);
  const fill = (index: number) =>
    labels.slideOf.replace('{index}', String(index + 1)).replace('{total}', String(slides.length));
  return (
    <div
      className={styles.gateway}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.name}
      data-carousel=""
    >
      <div className={styles.view}>
        <div ref={viewport} className={styles.viewport}>
          <div className={styles.slides} aria-live={carousel.playing ? 'off' : 'polite'}>
            {slides.map((picture, index) => (
              <div
                key={picture.mediaId}
                className={styles.slide}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={fill(index)}
              >
                <Slide picture={picture} isFirst={index === 0} isWanted={wanted.has(index)} />
              </div>
            ))}
          </div>
        </div>
        <GatewayWall className={styles.wall} />
      </div>
      <div className={styles.sill}>
        <p className={styles.caption}>{slides[carousel.selected]?.caption}</p>
        {slides.length > 1 && (
          <>
            <div
              className={styles.dots}
              role="group"
              aria-label={labels.choose}
              data-ready={carousel.canMove}
            >
              {slides.map(({ mediaId }, index) => (
                <button
                  key={mediaId}
                  type="button"
                  aria-label={fill(index)}
                  aria-current={index === carousel.selected ? 'true' : undefined}
                  onClick={() => carousel.show(index)}
                />
              ))}
            </div>
            <ControlButtons carousel={carousel} labels={labels} />
          </>
        )}
      </div>
    </div>
  );
}

function Slide({ picture, isFirst, isWanted }: { picture: Attachment; isFirst: boolean; isWanted: boolean }) {
  if (isFirst) return <Picture picture={picture} sizes={HERO_SIZES} most={HERO_MOST} priority />;
  const later = <Picture picture={picture} sizes={HERO_SIZES} most={HERO_MOST} />;
  return isWanted ? later : <noscript>{later}</noscript>;
}

/** Which slides are to be loaded: the one on show, those shown before, and the next one once all else is quiet. */
function useWanted(selected: number, total: number, awake: boolean): Set<number> {
  const [wanted, setWanted] = useState(() => new Set([0]));
  useEffect(() => {
    if (!awake) return;
    const want = (index: number) => setWanted((before) => new Set(before).add(index));
    want(selected);
    const timer = setTimeout(() => want((selected + 1) % total), 2000);
    return () => clearTimeout(timer);
  }, [selected, total, awake]);
  return wanted;
}

export const heroSlider = defineIsland('hero-slider', HeroSlider);
