import { useLanguageOf } from '#app/words/language-of.ts';
import type { Shape } from './crop.ts';
import { type Attachment, renditionUrl, shownPart, srcSet } from './picture.ts';
import { withFocus } from './focus-class.ts';
import styles from './picture-view.module.css';

/** How a picture is shown. */
export interface PictureFrame {
  /** How wide a picture of this shape must be to fill the frame, as in the HTML `sizes` attribute. */
  sizes: string;
  /** The shape that the picture is cropped to; without one, it is offered whole. */
  shape?: Shape | undefined;
  /** The widest rendition that is offered; a tile never needs the largest ones. */
  most?: number;
}

/** The frames of wider screens, if their shape differs; the widest first. */
export interface WiderFrames extends PictureFrame {
  wider?: readonly (PictureFrame & { from: string })[];
}

interface PictureProps extends WiderFrames {
  picture: Attachment;
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean;
}

const MOST = 1600;

/**
 * A picture in the best format the browser supports, in the shape of its frame and at its displayed size. Width and
 * height are in the HTML, so nothing shifts. Only the first picture has its blur as a placeholder; the others need
 * just a plain background.
 */
export function Picture({ picture, wider = [], priority = false, ...frame }: PictureProps) {
  const languageOf = useLanguageOf();
  const { shape, most = MOST } = frame;
  const { crop, width, height } = shownPart(picture, shape);
  return (
    <span className={styles.frame}>
      {priority && picture.placeholder && (
        <img
          className={withFocus(styles.placeholder, picture.focus)}
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
        />
      )}
      <picture>
        {wider.map(({ from, ...wide }) => (
          <Sources key={from} picture={picture} frame={wide} media={`(min-width: ${from})`} />
        ))}
        <Sources picture={picture} frame={frame} />
        <img
          className={withFocus(styles.picture, picture.focus)}
          src={renditionUrl(picture.path, most >= 960 ? 960 : 640, 'jpeg', crop)}
          width={width}
          height={height}
          alt={picture.alt}
          lang={languageOf(picture.alt)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

function Sources(props: { picture: Attachment; frame: PictureFrame; media?: string }) {
  const { picture, frame, media } = props;
  const { sizes, shape, most = MOST } = frame;
  // Only where it may differ from that of the `img`.
  const { width, height } = media ? shownPart(picture, shape) : {};
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSet(picture, format, most, shape)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}
