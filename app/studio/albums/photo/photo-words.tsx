import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { hasWords, type ManagedAlbum, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { useAutosave } from '#app/studio/content/form/saving/use-autosave.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { Input, TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { PhotoAnswer } from '../photo-answer.ts';
import { PHOTO_VIEW } from './photo-href.ts';

interface PhotoWordsProps {
  album: ManagedAlbum;
  photo: ManagedPhoto;
  name: string;
  photoAnswer: PhotoAnswer | undefined;
  /** When the button saved it, if that was pressed last. */
  savedAt: string | undefined;
  /** The next photo without alt text. */
  nextId: string | undefined;
  onKept: () => void;
}

/** Alt text and caption of a photo: autosaved, and also saved by a button. */
export function PhotoWords({ album, photo, photoAnswer, savedAt, nextId, onKept }: PhotoWordsProps) {
  const { photo: words, list: listWords } = useStudioWords().albums;
  const form = useRef<HTMLFormElement>(null);
  const alt = useRef<HTMLTextAreaElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  const [isDecorative, setDecorative] = useState(photo.decorative);
  const busy = useNavigation().state !== 'idle';
  const autosave = useAutosave(form, studioHref('albumWords', { id: album.id }), {
    base: photo.mediaId,
    isRefused: photoAnswer !== undefined,
    paused: busy,
  });
  const { progress } = autosave;
  const [search] = useSearchParams();
  const isToWrite = search.has('write');
  const isEmptied = progress.is === 'failed' && progress.why === 'problem';
  const ofAlt = {
    hint: words.altHint,
    problem: photoAnswer?.problems.alt ?? (isEmptied && !photoAnswer ? words.progress.problem : undefined),
  };
  const ofCaption = { hint: words.captionHint, problem: photoAnswer?.problems.caption };
  const id = `alt-${photo.mediaId}`;
  useEffect(() => {
    if (!isToWrite) return;
    // The field may be below the screen of a phone, and focusing it must not scroll the photo away.
    alt.current?.focus({ preventScroll: true });
    document.getElementById(PHOTO_VIEW)?.scrollIntoView();
  }, [isToWrite]);
  useEffect(() => {
    if (photoAnswer) (photoAnswer.problems.alt ? alt : caption).current?.focus();
  }, [photoAnswer]);
  const savedLast = progress.is === 'saved' ? progress.at : progress.is === 'settled' ? savedAt : undefined;
  const kept = useRef(onKept);
  useEffect(() => {
    kept.current = onKept;
  });
  useEffect(() => {
    if (progress.is === 'saved') kept.current();
  }, [progress]);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      data-hindi
      className={layout.stack}
      onInput={autosave.schedule}
      onSubmit={autosave.onSubmit}
    >
      <input type="hidden" name="mediaId" value={photo.mediaId} />
      <Field id={id} label={words.alt} {...ofAlt}>
        <TextArea
          ref={alt}
          id={id}
          name="alt"
          defaultValue={photoAnswer?.alt ?? photo.alt}
          rows={3}
          readOnly={isDecorative}
          {...describedBy(id, ofAlt)}
        />
      </Field>
      <Toggle
        name="decorative"
        value="yes"
        checked={isDecorative}
        onChange={(event) => setDecorative(event.currentTarget.checked)}
        help={words.decorativeHint}
      >
        <b>{words.decorative}</b>
      </Toggle>
      <Field id={`${id}-caption`} label={words.caption} {...ofCaption}>
        <Input
          ref={caption}
          id={`${id}-caption`}
          name="caption"
          defaultValue={photoAnswer?.caption ?? photo.caption}
          autoComplete="off"
          {...describedBy(`${id}-caption`, ofCaption)}
        />
      </Field>
      <div className={layout.line}>
        {nextId && (
          <Button kind="primary" name="next" value={nextId} aria-disabled={busy || undefined}>
            {words.saveAndNext}
          </Button>
        )}
        <Button name="next" value="" aria-disabled={busy || undefined}>
          {words.save}
        </Button>
        <Button
          type="button"
          kind="quiet"
          onClick={() => {
            if (!alt.current || !caption.current?.value || isDecorative) return;
            alt.current.value = caption.current.value;
            autosave.schedule();
          }}
        >
          {words.sameAsCaption}
        </Button>
      </div>
      <input type="hidden" name="intent" value="describe" />
      <p
        role="status"
        className={progress.is === 'failed' ? layout.bad : layout.quiet}
        tabIndex={-1}
        // Without scripts, the answered page opens here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={savedAt !== undefined}
      >
        {savedLast && words.progress.saved(savedLast)}
        {savedLast && !nextId && hasWords(photo) && (
          <>
            <br />
            <b>{listWords.allHaveWords}</b>{' '}
            <Link to={studioHref('albumPhotos', { id: album.id })}>{words.all}</Link>
          </>
        )}
        {(progress.is === 'waiting' || progress.is === 'saving') && words.progress[progress.is]}
        {progress.is === 'failed' &&
          (progress.why === 'conflict' ? words.progress.problem : words.progress[progress.why])}
        {progress.is === 'settled' && !hasWords(photo) && ' '}
      </p>
    </Form>
  );
}
