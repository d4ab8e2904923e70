import { studioWordsOf } from '#app/studio/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { data } from 'react-router';
import type { Route } from './+types/photos-page.ts';
import { hrefOf } from '#app/addresses.ts';
import { findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { languageOf } from '#app/words/language-of.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { PhotosInput } from '#app/features/gallery/photos/album-input.ts';
import { ArrangePanel } from './arrange-panel.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import { PhotoRow } from './photo-row.tsx';
import { actOnPhotos, permissionOf } from '#app/features/gallery/photos/photos-actions.server.ts';
import styles from './photos.module.css';
import { PublishPanel } from './publish-panel.tsx';
import { UploadPanel } from './sending/upload-panel.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFreshAlbum } from './use-fresh-album.ts';
import { keepsCaption, saidOfPhoto } from './photo-answer.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { schoolCode, role } = requirePermission(context, 'content.read');
  const { services, site } = context.get(requestContext);
  const album = await findManagedAlbum(services.database.writes, { schoolCode, id: params.id });
  if (!album) throw data(null, { status: 404 });
  return {
    album,
    mayRestore: mayDo(role, 'photos.restore'),
    sent: sentByForm(url, studioWordsOf(site.language).albums.refusals),
  };
}

/** What became of photos that came in one plain form. */
function sentByForm({ searchParams }: URL, reasons: Record<string, string>) {
  const taken = Number(searchParams.get('taken') ?? Number.NaN);
  const left = (searchParams.get('left') ?? '').split(',').filter((reason) => Object.hasOwn(reasons, reason));
  return Number.isInteger(taken) && taken >= 0 ? { taken, left } : undefined;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requirePermission(context, 'content.read');
  const { services, site, now } = context.get(requestContext);
  const input = PhotosInput.safeParse(Object.fromEntries(await request.formData()));
  if (!input.success) throw data(null, { status: 400 });
  const staff = requirePermission(context, permissionOf[input.data.intent]);
  const photo =
    input.data.intent === 'describe' ? saidOfPhoto(input.data, studioWordsOf(site.language)) : undefined;
  if (photo && !keepsCaption(photo)) return data({ refused: 'describe' as const, photo }, { status: 400 });
  const answer = await actOnPhotos({ services, staff, albumId: params.id, now }, input.data);
  if ('missing' in answer) throw data(null, { status: 404 });
  return 'done' in answer ? data({ ...answer, photo }) : data(answer, { status: 400 });
}

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => `${words.albums.photosOf} · ${loaderData?.album.title ?? ''}`,
);

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().albums;
  const { album, refresh } = useFreshAlbum(loaderData.album);
  const { photos } = album;
  const refused = actionData && 'photo' in actionData ? actionData.photo : undefined;
  const shown = photos.filter(({ withdrawn }) => !withdrawn);
  const heading = useFocusAfterRemoval(photos.length);
  return (
    <div>
      <header className={styles.head}>
        <h1 lang={languageOf(album.title)}>{album.title}</h1>
        <p className={styles.state}>
          <span data-state={album.status}>{words.states[album.status]}</span>
          <span>{words.counted(shown.length)}</span>
          {album.status === 'published' && (
            <a className="link" href={hrefOf('album', { id: album.id })}>
              {words.seeOnSite}
            </a>
          )}
        </p>
        <p role="status" className={styles.answer}>
          {actionData && 'done' in actionData && !refused && words.answers[actionData.done]}
        </p>
        {refused && (
          <p role="alert" className="message message--wrong">
            <a href={`#alt-${refused.mediaId}`}>{refused.problems.alt ?? refused.problems.caption}</a>
          </p>
        )}
      </header>
      <SentByForm sent={loaderData.sent} />
      <UploadPanel album={album} onArrived={refresh} />
      <section aria-labelledby="in-album" className={styles.section}>
        <h2 id="in-album" ref={heading} tabIndex={-1}>
          {words.list.title}
        </h2>
        {photos.length === 0 ? (
          <p>{words.list.empty}</p>
        ) : (
          <>
            <BulkPanel photos={shown} />
            <ArrangePanel photos={photos} />
            <ol className={styles.photos}>
              {photos.map((photo, index) => (
                <PhotoRow
                  key={photo.mediaId}
                  photo={photo}
                  number={index + 1}
                  of={photos.length}
                  isOut={album.status === 'published'}
                  mayRestore={loaderData.mayRestore}
                  said={refused?.mediaId === photo.mediaId ? refused : undefined}
                />
              ))}
            </ol>
          </>
        )}
      </section>
      <PublishPanel album={album} />
    </div>
  );
}

function SentByForm({ sent }: { sent: { taken: number; left: string[] } | undefined }) {
  const words = useStudioWords().albums;
  if (!sent) return null;
  return (
    <div className={styles.sent}>
      <p>{words.share.taken(sent.taken)}</p>
      {sent.left.length > 0 && (
        <>
          <p>{words.share.left}</p>
          <ul>
            {sent.left.map((reason) => (
              <li key={reason}>{words.refusals[reason]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
