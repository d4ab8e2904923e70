import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { Attachment } from '#app/media/picture.ts';
import { Picture, type PictureFrame } from '#app/media/picture-view.tsx';
import type { GatewayName } from '#app/sites/identity/gateways.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { ControlButtons } from '#app/ui/carousel/control-buttons.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { GatewayWall } from './gateway-wall.tsx';
import styles from './hero.module.css';

/** The arch is nearly as wide as high. Without one, the picture extends to the edge of the screen. */
export function heroFrame(
  gateway: GatewayName,
  { width, height }: Attachment,
): PictureFrame & { most: number } {
  const most = 1280;
  if (gateway !== 'plain')
    return {
      shape: '1x1',
      sizes: '(min-width: 48rem) min(53vw, clamp(27rem, 94vh - 14rem, 53rem)), 88vw',
      most,
    };
  const ratio = width / height;
  const filling = `max(58vw, ${Math.round(100 * ratio)}vh - ${Math.round(15 * ratio)}rem)`;
  return { sizes: `(min-width: 48rem) ${filling}, ${Math.round(107 * Math.max(1, ratio))}vw`, most };
}

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
  const frame = heroFrame(useIdentity().theme.gateway, picture);
  if (isFirst) return <Picture picture={picture} {...frame} priority />;
  return (
    <noscript>
      <Picture picture={picture} {...frame} />
    </noscript>
  );
}
