import { Link } from 'react-router';
import { hasWords, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { CHOSEN_FORM } from '../chosen/chosen-panel.tsx';
import { photoHref } from '../photo/photo-href.ts';
import styles from './sheet.module.css';
import type { Choosing } from './use-choosing.ts';
import { WithdrawnTile } from './withdrawn-tile.tsx';

interface ContactSheetProps {
  albumId: string;
  photos: ManagedPhoto[];
  choosing: Choosing;
  /** The album is public, so it matters which photos are not. */
  isOut: boolean;
  mayRestore: boolean;
}

/** The album as large pictures, each with its number, its text or a note that it is missing, and a checkbox. */
export const ContactSheet = ({ albumId, photos, choosing, isOut, mayRestore }: ContactSheetProps) => (
  <ol role="list" className={styles.sheet} onClickCapture={choosing.endDrag}>
    {photos.map((photo, index) => {
      const position = { number: index + 1, of: photos.length };
      return photo.withdrawn ? (
        <WithdrawnTile key={photo.mediaId} {...position} photo={photo} mayRestore={mayRestore} />
      ) : (
        <PhotoTile key={photo.mediaId} {...position} {...{ albumId, photo, choosing, isOut }} />
      );
    })}
  </ol>
);

interface PhotoTileProps {
  albumId: string;
  photo: ManagedPhoto;
  choosing: Choosing;
  number: number;
  of: number;
  isOut: boolean;
}

function PhotoTile({ albumId, photo, choosing, number, of, isOut }: PhotoTileProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().albums.list;
  const choosingWords = useStudioWords().albums.choosing;
  const { mediaId, alt } = photo;
  const isChosen = choosing.chosen.has(mediaId);
  const open = [
    !hasWords(photo) && words.noWords,
    photo.blurred && words.blurred,
    isOut && photo.hidden && words.hidden,
  ].filter(Boolean);
  return (
    <li
      className={styles.tile}
      id={`photo-${mediaId}`}
      data-photo={mediaId}
      data-chosen={isChosen || undefined}
    >
      <Link
        id={`field-photo-${mediaId}`}
        to={photoHref(albumId, mediaId)}
        preventScrollReset
        draggable={false}
      >
        <span className={styles.shot}>
          <img
            className={withFocus(undefined, photo.focus)}
            src={renditionUrl(photo.path, 320, 'webp')}
            srcSet={`${renditionUrl(photo.path, 320, 'webp')} 320w, ${renditionUrl(photo.path, 640, 'webp')} 640w`}
            sizes="(min-width: 48rem) 15rem, 30vw"
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          <b className={styles.notch}>
            <span aria-hidden="true">
              {number}
              {number === 1 && <span className={styles.star}>★</span>}
            </span>
            <span className="unseen">
              {words.number(number, of)}
              {number === 1 && `, ${words.cover}`}:{' '}
            </span>
          </b>
        </span>
        {open.length > 0 ? (
          <span className={styles.say} data-open="">
            {alt && <span className="unseen">{alt}, </span>}
            {open.join(', ')}
          </span>
        ) : (
          <span className={styles.say} lang={languageOf(alt)}>
            {photo.decorative ? words.decorative : alt}
          </span>
        )}
      </Link>
      <label className={styles.choose} onPointerDown={(event) => choosing.startDrag(event, mediaId)}>
        <input
          type="checkbox"
          name="mediaId"
          value={mediaId}
          form={CHOSEN_FORM}
          checked={isChosen}
          onChange={(event) => choosing.choose(mediaId, event.currentTarget.checked)}
          onKeyDown={(event) => choosing.press(event, mediaId)}
        />
        <span className="unseen">{choosingWords.choose(words.called(number))}</span>
      </label>
    </li>
  );
}
