import { useStudioWords } from '#app/studio/words/words.ts';
import { useEffect, useRef } from 'react';
import { isDescribed, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { describedBy, FieldNotes } from '../form/field-notes.tsx';
import type { PhotoAnswer } from './photo-answer.ts';
import styles from './photo-row.module.css';

interface PhotoTextsProps {
  photo: ManagedPhoto;
  said: PhotoAnswer | undefined;
  busy: boolean;
}

/** What a photo shows and what stands below it. */
export function PhotoTexts({ photo, said, busy }: PhotoTextsProps) {
  const words = useStudioWords().albums.list;
  const alt = useRef<HTMLTextAreaElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  const ofAlt = { hint: words.altHint, problem: said?.problems.alt };
  const ofCaption = { hint: words.captionHint, problem: said?.problems.caption };
  const id = `alt-${photo.mediaId}`;
  useEffect(() => {
    if (said) (said.problems.alt ? alt : caption).current?.focus();
  }, [said]);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.alt}</label>
        <FieldNotes id={id} {...ofAlt} />
        <textarea
          ref={alt}
          id={id}
          name="alt"
          key={photo.alt}
          defaultValue={said?.alt ?? photo.alt}
          rows={2}
          aria-required
          {...describedBy(id, ofAlt)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-caption`}>{words.caption}</label>
        <FieldNotes id={`${id}-caption`} {...ofCaption} />
        <input
          ref={caption}
          id={`${id}-caption`}
          name="caption"
          defaultValue={said?.caption ?? photo.caption}
          autoComplete="off"
          {...describedBy(`${id}-caption`, ofCaption)}
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
