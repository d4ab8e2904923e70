import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useFetcher } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import { isDescribed, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { languageOf } from '#app/words/language-of.ts';
import type { PhotoAnswer, PhotosPageAnswer } from './photo-answer.ts';
import { PhotoTexts } from './photo-texts.tsx';
import { PhotoTools } from './photo-tools.tsx';
import styles from './photo-row.module.css';

interface PhotoRowProps {
  photo: ManagedPhoto;
  number: number;
  of: number;
  /** The album can be seen, so that one wonders which of its photos cannot. */
  isOut: boolean;
  mayRestore: boolean;
  /** With the page itself, where no script sends the form. */
  said: PhotoAnswer | undefined;
}

/** Closed, a photo says what it shows and what is still to be done; open, everything about it can be changed. */
export function PhotoRow({ photo, number, of, isOut, mayRestore, ...page }: PhotoRowProps) {
  const words = useStudioWords().albums.list;
  const albumWords = useStudioWords().albums;
  const fetcher = useFetcher<PhotosPageAnswer>();
  const busy = fetcher.state !== 'idle';
  if (photo.withdrawn)
    return (
      <li className={styles.row} data-withdrawn="">
        <WithdrawnPhoto photo={photo} mayRestore={mayRestore} />
      </li>
    );
  const said = fetcher.data ? saidIn(fetcher.data) : page.said;
  const answer =
    fetcher.data && 'done' in fetcher.data && !said ? albumWords.answers[fetcher.data.done] : undefined;
  return (
    <li className={styles.row} id={`photo-${photo.mediaId}`} aria-busy={busy}>
      <details open={page.said ? true : undefined}>
        {/* Its label is the text within, deeper than the rule looks. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <summary>
          <img
            className={withFocus(undefined, photo.focus)}
            src={renditionUrl(photo.path, 320, 'webp')}
            width={photo.width}
            height={photo.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <span className={styles.about}>
            <span className={styles.number}>{words.number(number, of)}</span>
            <span className={styles.text} lang={languageOf(photo.alt)}>
              {photo.alt}
            </span>
            <span className={styles.marks}>
              {number === 1 && <span data-mark="cover">{words.cover}</span>}
              {isDescribed(photo) ? (
                <span data-mark="good">{words.confirmed}</span>
              ) : (
                <span data-mark="open">{words.unconfirmed}</span>
              )}
              {photo.blurred && <span data-mark="open">{words.blurred}</span>}
              {isOut && !photo.released && <span>{words.hidden}</span>}
            </span>
          </span>
        </summary>
        <fetcher.Form method="post" className={styles.form}>
          <input type="hidden" name="mediaId" value={photo.mediaId} />
          <PhotoTexts photo={photo} said={busy ? undefined : said} busy={busy} />
          <PhotoTools photo={photo} number={number} of={of} busy={busy} />
          <p role="status" className={styles.answer}>
            {!busy && answer}
          </p>
        </fetcher.Form>
      </details>
    </li>
  );
}

const saidIn = (answer: PhotosPageAnswer) => ('photo' in answer ? answer.photo : undefined);

function WithdrawnPhoto({ photo, mayRestore }: { photo: ManagedPhoto; mayRestore: boolean }) {
  const { dates } = useWords();
  const words = useStudioWords().albums.list;
  const fetcher = useFetcher();
  const until = photo.withdrawn?.until;
  return (
    <fetcher.Form method="post" className={styles.withdrawn}>
      <input type="hidden" name="mediaId" value={photo.mediaId} />
      <p>
        <strong>{words.withdrawn}</strong>
        <br />
        {until ? words.restorable(dates.day(dayInIndia(until))) : words.erased}
      </p>
      {until && mayRestore && (
        <button className="button" name="intent" value="restore" disabled={fetcher.state !== 'idle'}>
          {words.restore}
        </button>
      )}
    </fetcher.Form>
  );
}
