import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { GatewayName } from '#app/sites/identity/gateways.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { ControlButtons } from '#app/ui/carousel/control-buttons.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { GatewayWall } from './gateway-wall.tsx';
import styles from './hero.module.css';

/** Wider if the picture is not cropped by an arch, but extends to the edge of the screen. */
export const heroSizes = (gateway: GatewayName) =>
  gateway === 'plain' ? '(min-width: 48rem) 58vw, 100vw' : '(min-width: 48rem) 40rem, 88vw';
export const HERO_MOST = 1280;

/**
 * The pictures behind the great arch. The first is the page's largest paint; `hero-slider.ts` loads the
 * others when needed.
 */
export function HeroPictures({ name, slides }: { name: string; slides: Attachment[] }) {
  const { carousel } = useWords();
  const languageOf = useLanguageOf();
  const positionOf = (index: number) => carousel.slideOf(index + 1, slides.length);
  return (
    <div data-island="hero-slider" data-hydrate="idle">
      <div
        className={styles.gateway}
        role="group"
        aria-roledescription={carousel.carousel}
        aria-label={name}
        data-carousel=""
      >
        <div className={styles.view}>
          <div className={styles.viewport}>
            <div className={styles.slides} aria-live="polite" data-slides="">
              {slides.map((picture, index) => (
                <div
                  key={picture.mediaId}
                  className={styles.slide}
                  role="group"
                  aria-roledescription={carousel.slide}
                  aria-label={positionOf(index)}
                  data-caption={picture.caption}
                  data-caption-lang={picture.caption && languageOf(picture.caption)}
                >
                  <Slide picture={picture} isFirst={index === 0} />
                </div>
              ))}
            </div>
          </div>
          <GatewayWall className={styles.wall} />
        </div>
        <div className={styles.sill}>
          <p className={styles.caption}>
            <LanguageText>{slides[0]?.caption}</LanguageText>
          </p>
          {slides.length > 1 && (
            <>
              <div
                className={styles.dots}
                role="group"
                aria-label={carousel.choose}
                data-ready={false}
                data-dots=""
              >
                {slides.map(({ mediaId }, index) => (
                  <button
                    key={mediaId}
                    type="button"
                    aria-label={positionOf(index)}
                    aria-current={index === 0 ? 'true' : undefined}
                  />
                ))}
              </div>
              <ControlButtons />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Slide({ picture, isFirst }: { picture: Attachment; isFirst: boolean }) {
  const sizes = heroSizes(useIdentity().theme.gateway);
  if (isFirst) return <Picture picture={picture} sizes={sizes} most={HERO_MOST} priority />;
  return (
    <noscript>
      <Picture picture={picture} sizes={sizes} most={HERO_MOST} />
    </noscript>
  );
}
