import { useLanguageOf } from '#app/words/language-of.ts';
import { type Attachment, renditionUrl, srcSet } from './picture.ts';
import { withFocus } from './focus-class.ts';
import styles from './picture-view.module.css';

interface PictureProps {
  picture: Attachment;
  /** How wide it is shown, as in the HTML `sizes` attribute. */
  sizes: string;
  /** The widest rendition that is offered; a tile never needs the largest ones. */
  most?: number;
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean;
}

/**
 * A picture in the best format the browser supports, at its displayed size. Width and height are in the HTML,
 * so nothing shifts. Only the first picture has its blur as a placeholder; the others need just a plain
 * background.
 */
export function Picture({ picture, sizes, most = 1600, priority = false }: PictureProps) {
  const languageOf = useLanguageOf();
  const fallbackWidth = most >= 960 ? 960 : 640;
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
        <source type="image/avif" srcSet={srcSet(picture, 'avif', most)} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(picture, 'webp', most)} sizes={sizes} />
        <img
          className={withFocus(styles.picture, picture.focus)}
          src={renditionUrl(picture.path, fallbackWidth, 'jpeg')}
          width={picture.width}
          height={picture.height}
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
