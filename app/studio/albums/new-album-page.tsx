import { useType } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Form, useNavigation } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import { useEffect, useRef, useState } from 'react';
import type { Route } from './+types/new-album-page.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { isCrossSite } from '#app/platform/http/cross-site.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field as TextField } from '../form/field.tsx';
import { Button } from '../kit/button.tsx';
import { describedBy, Field } from '../kit/field.tsx';
import { FileDrop } from '../kit/file-picker.tsx';
import { TextArea } from '../kit/input.tsx';
import layout from '../kit/layout.module.css';
import { TaskHeader, taskHandle } from '../kit/page-header.tsx';
import { useTooLong } from '../form/use-too-long.ts';
import { listAddress } from '../content/types/addresses.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { HindiTyping } from '#app/studio/transliterate/hindi-typing.tsx';
import { albums } from '#app/features/gallery/content-type.ts';
import { NewAlbumInput } from '#app/features/gallery/photos/album-input.ts';
import { MAX_DESCRIPTION, MAX_NAME } from '#app/features/gallery/photos/album-limits.ts';
import { draftAlbum } from '#app/features/gallery/photos/draft-album.server.ts';
import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import styles from './albums.module.css';
import { keepPendingPhotos } from './sending/pending-photos.ts';
import { useNoForeignPhotos } from './sending/use-shared-photos.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';
import { missing } from '../content/studio-context.server.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  requirePermission(context, 'albums.edit');
  const { now, site } = context.get(requestContext);
  const shared = url.searchParams.get('shared') ?? undefined;
  // The request comes from the share menu or one of our pages; otherwise another site's page may have sent
  // the photos.
  const foreign = isCrossSite(request, site.url) ? shared : undefined;
  const isShared = shared !== undefined && !foreign;
  return { id: newId(now.getTime()), today: dayInIndia(now), isShared, foreign };
}

export const action = studioAction('newAlbum', {
  input: NewAlbumInput,
  typed: ['title', 'description'],
  async run({ services, staff, now, input }) {
    const id = await draftAlbum(services, staff, now, input);
    if (!id) throw missing();
    return redirect(studioHref('albumPhotos', { id }));
  },
});

export const meta = studioMeta((words) => words.albums.newAlbum.title);

export const handle = taskHandle('everywhere');

export default function NewAlbumPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().albums.newAlbum;
  const albumWords = useStudioWords().albums;
  useNoForeignPhotos(loaderData.foreign);
  const sending = useNavigation().state !== 'idle';
  const texts = actionData?.typed;
  const problemOf = (field: string) => {
    const problem = actionData?.problems[field];
    return problem && words.problems[problem as keyof typeof words.problems];
  };
  const description = useTooLong(texts?.['description'] ?? '', MAX_DESCRIPTION);
  const longText = description.problem;
  const notes = { hint: words.descriptionHint, problem: longText };
  const photos = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  const updateCount = () => setCount(photos.current?.files?.length ?? 0);
  // On a slow phone photos are chosen before the scripts run, and that choice fires no event.
  useEffect(updateCount, []);
  return (
    <>
      <TaskHeader
        back={{ to: listAddress(albums), name: useType(albums.name)!.words.many }}
        title={words.title}
      />
      <div className={`${layout.page} ${layout.narrow}`}>
        <p className={layout.quiet}>{loaderData.isShared ? albumWords.share.chosen : words.lead}</p>
        <HindiTyping language={undefined} />
        <Form
          method="post"
          data-hindi
          className={layout.stack}
          onSubmit={() => keepPendingPhotos(loaderData.id, [...(photos.current?.files ?? [])])}
        >
          <input type="hidden" name="id" value={loaderData.id} />
          {/* Without scripts, the next page asks for them. */}
          {!loaderData.isShared && (
            <div className={styles.scripted}>
              <Field id="album-photos" label={words.photos}>
                {/* Without a name: the files are uploaded separately, in chunks, once the album exists. */}
                <FileDrop
                  ref={photos}
                  id="album-photos"
                  icon="image-plus"
                  hint={words.photosHint}
                  multiple
                  accept={PICTURE_TYPES}
                  onChange={updateCount}
                />
              </Field>
            </div>
          )}
          <TextField
            name="title"
            label={words.name}
            hint={words.nameHint}
            problem={problemOf('title')}
            defaultValue={texts?.['title']}
            most={MAX_NAME}
            autoComplete="off"
            required
          />
          <TextField
            name="date"
            type="date"
            label={words.date}
            problem={problemOf('date')}
            defaultValue={loaderData.today}
            required
          />
          <Field id="album-description" label={words.description} {...notes}>
            <TextArea
              id="album-description"
              name="description"
              rows={4}
              defaultValue={texts?.['description']}
              onInput={description.onInput}
              {...describedBy('album-description', notes)}
            />
          </Field>
          <p>
            <Button kind="primary" disabled={sending}>
              {sending ? words.sending : count > 0 ? words.submitWith(count) : words.submit}
            </Button>
          </p>
        </Form>
      </div>
    </>
  );
}
