import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { albums } from '#app/features/gallery/content-type.ts';
import { MAX_NAME } from '#app/features/gallery/photos/album-limits.ts';
import { CHOSEN_LANGUAGE } from '#app/publishing/chosen-language.ts';
import { textOf } from '#app/publishing/fields.ts';
import { useAutosave } from '#app/studio/content/form/saving/use-autosave.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Field, Fields, Problem } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { AlbumAbout as About } from './load-about.server.ts';

/** The button that publishes changed texts is in the footer. */
export const ABOUT_FORM = 'album-about';

interface AlbumAboutProps {
  id: string;
  about: About;
  onProgress: (text: string) => void;
}

/**
 * The name and the day of the album, which save themselves. They are fields of the album's form: the others
 * are sent along, and without scripts the button leads to that form.
 */
export function AlbumAbout({ id, about, onProgress }: AlbumAboutProps) {
  const { albums: words, content } = useStudioWords();
  const form = useRef<HTMLFormElement>(null);
  const { base, progress, schedule, onSubmit } = useAutosave(
    form,
    studioHref('itemDraft', { type: albums.name, id }),
    { base: about.base, isRefused: false, paused: false },
  );
  const text =
    progress.is === 'saved'
      ? words.photo.progress.saved(progress.at)
      : progress.is === 'failed'
        ? words.about.progress[progress.why]
        : progress.is === 'settled'
          ? ''
          : words.photo.progress[progress.is];
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });
  useEffect(() => report.current(text), [text]);
  const { fields } = about;
  return (
    <Form
      ref={form}
      id={ABOUT_FORM}
      method="post"
      action={itemAddress(albums, id)}
      data-hindi
      onInput={schedule}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="editor" value={about.editor} />
      <input type="hidden" name="description" value={textOf(fields, 'description')} />
      <input type="hidden" name={CHOSEN_LANGUAGE} value={textOf(fields, CHOSEN_LANGUAGE)} />
      <input type="hidden" name="from" value={fields.from} />
      <input type="hidden" name="until" value={fields.until} />
      {progress.is === 'failed' && (
        <Problem role="alert">
          {text} {progress.why === 'conflict' && <Link to={itemAddress(albums, id)}>{words.toAbout}</Link>}
        </Problem>
      )}
      <Fields>
        <Field id="field-about" label={words.newAlbum.name}>
          <Input
            isTitle
            id="field-about"
            name="title"
            defaultValue={textOf(fields, 'title')}
            maxLength={MAX_NAME}
            autoComplete="off"
          />
        </Field>
        <Field id="album-date" label={words.newAlbum.date}>
          <Input id="album-date" name="date" type="date" defaultValue={textOf(fields, 'date')} />
        </Field>
      </Fields>
      <noscript>
        <Button name="intent" value="save">
          {content.save}
        </Button>
      </noscript>
    </Form>
  );
}
