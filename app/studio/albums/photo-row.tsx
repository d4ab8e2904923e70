import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { dayInIndia, formatDay } from '#app/core/days.ts';
import { isDescribed, type ManagedPhoto } from '#app/features/gallery/photos.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { languageOf } from '#app/words/language-of.ts';
import { PhotoTools } from './photo-tools.tsx';
import styles from './photo-row.module.css';
import { albumWords } from './words.ts';

const words = albumWords.list;

interface PhotoRowProps {
  photo: ManagedPhoto;
  number: number;
  of: number;
  /** The album can be seen, so that one wonders which of its photos cannot. */
  isOut: boolean;
  mayRestore: boolean;
}

/** Closed, a photo says what it shows and what is still to be done; open, everything about it can be changed. */
export function PhotoRow({ photo, number, of, isOut, mayRestore }: PhotoRowProps) {
  const fetcher = useFetcher<{ done: string } | { refused: string }>();
  const busy = fetcher.state !== 'idle';
  if (photo.withdrawn)
    return (
      <li className={styles.row} data-withdrawn="">
        <WithdrawnPhoto photo={photo} mayRestore={mayRestore} />
      </li>
    );
  const answer = fetcher.data && 'done' in fetcher.data ? albumWords.answers[fetcher.data.done] : undefined;
  return (
    <li className={styles.row} id={`photo-${photo.mediaId}`} aria-busy={busy}>
      <details>
        {/* Its label is the text within, deeper than the rule looks. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <summary>
          <img
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
          <Texts photo={photo} busy={busy} />
          <PhotoTools number={number} of={of} busy={busy} />
          <p role="status" className={styles.answer}>
            {!busy && answer}
          </p>
        </fetcher.Form>
      </details>
    </li>
  );
}

function Texts({ photo, busy }: { photo: ManagedPhoto; busy: boolean }) {
  const alt = useRef<HTMLTextAreaElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  const id = `alt-${photo.mediaId}`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.alt}</label>
        <span className="field__hint" id={`${id}-hint`}>
          {words.altHint}
        </span>
        <textarea
          ref={alt}
          id={id}
          name="alt"
          key={photo.alt}
          defaultValue={photo.alt}
          rows={2}
          maxLength={300}
          aria-describedby={`${id}-hint`}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-caption`}>{words.caption}</label>
        <span className="field__hint" id={`${id}-caption-hint`}>
          {words.captionHint}
        </span>
        <input
          ref={caption}
          id={`${id}-caption`}
          name="caption"
          defaultValue={photo.caption}
          maxLength={300}
          autoComplete="off"
          aria-describedby={`${id}-caption-hint`}
        />
      </div>
      <p className={styles.buttons}>
        <button className="button button--dark" name="intent" value="describe" disabled={busy}>
          {isDescribed(photo) ? words.save : words.saveAndConfirm}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            if (alt.current && caption.current?.value) alt.current.value = caption.current.value;
          }}
        >
          {words.sameAsCaption}
        </button>
      </p>
    </>
  );
}

function WithdrawnPhoto({ photo, mayRestore }: { photo: ManagedPhoto; mayRestore: boolean }) {
  const fetcher = useFetcher();
  const until = photo.withdrawn?.until;
  return (
    <fetcher.Form method="post" className={styles.withdrawn}>
      <input type="hidden" name="mediaId" value={photo.mediaId} />
      <p>
        <strong>{words.withdrawn}</strong>
        <br />
        {until ? words.restorable(formatDay(dayInIndia(until))) : words.erased}
      </p>
      {until && mayRestore && (
        <button className="button" name="intent" value="restore" disabled={fetcher.state !== 'idle'}>
          {words.restore}
        </button>
      )}
    </fetcher.Form>
  );
}
