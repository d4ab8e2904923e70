import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { useType } from '#app/studio/words/content-types.ts';
import { useState, useCallback, useEffect, useRef } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/photos-page.ts';
import { pageAddress, ITEM_ID } from '#app/addresses.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { readPhotosForm } from '#app/features/gallery/photos/album-input.ts';
import { actOnPhotos, permissionOf } from '#app/features/gallery/photos/photos-actions.server.ts';
import { findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import { visiblePhotos, type ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { mayDo } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { itemAddress, listAddress, shareAddress } from '../content/types/addresses.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { keepsCaption, type PhotosPageAnswer, checkPhotoText } from './photo-answer.ts';
import { photoHref } from './photo/photo-href.ts';
import { PhotoView } from './photo/photo-view.tsx';
import styles from './photos.module.css';
import { ConsentSection } from './publish/consent-section.tsx';
import { PublishFooter } from './publish/publish-footer.tsx';
import { SentByForm } from './sending/sent-by-form.tsx';
import { UploadPanel } from './sending/upload-panel.tsx';
import { SheetSection } from './sheet/sheet-section.tsx';
import { useChoosing } from './sheet/use-choosing.ts';
import { usePhotosFetcher } from './use-photos-fetcher.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { invalid, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';
import { missing } from '../content/studio-context.server.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { schoolCode, role, language } = requirePermission(context, 'albums.edit');
  const { services } = context.get(requestContext);
  const album = await findManagedAlbum(services.database.writes, { schoolCode, id: params.id });
  if (!album) throw data(null, { status: 404 });
  return {
    album,
    mayPublish: mayDo(role, 'albums.publish'),
    mayRestore: mayDo(role, 'photos.restore'),
    sent: sentByForm(url, studioWordsOf(language).albums.refusals),
  };
}

/** The result of photos that came in one plain form. */
function sentByForm({ searchParams }: URL, reasons: Record<string, string>) {
  const taken = Number(searchParams.get('taken') ?? Number.NaN);
  const left = (searchParams.get('left') ?? '').split(',').filter((reason) => Object.hasOwn(reasons, reason));
  return Number.isInteger(taken) && taken >= 0 ? { taken, left } : undefined;
}

export const action = studioAction('albumPhotos', {
  async run({ services, staff, now, words, params, form, requirePermission }) {
    const { data: input } = readPhotosForm(form);
    if (!input) throw invalid();
    requirePermission(permissionOf[input.intent]);
    const photo = input.intent === 'describe' ? checkPhotoText(input, words) : undefined;
    if (photo && !keepsCaption(photo))
      return refuse({ refused: 'describe' as const, problems: [] as [], photo });
    const answer = await actOnPhotos({ services, staff, albumId: params.id, now }, input);
    if ('missing' in answer) throw missing();
    const isSigned = form.get('consent') === 'yes';
    if ('refused' in answer) return refuse({ ...answer, photo, isSigned });
    const next = String(form.get('next') ?? '');
    if (!photo && ITEM_ID.test(next)) return redirect(photoHref(params.id, next, { write: true }));
    const isSaved = input.intent === 'describe' && !photo;
    return data({ ...answer, photo, ...(isSaved && { savedAt: timeInIndia(now) }) });
  },
});

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => `${words.albums.photosOf} · ${loaderData?.album.title ?? ''}`,
);

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const { albums: words, share } = useStudioWords();
  // Subscribed here too: the sheet that replaces the photo shows the result.
  usePhotosFetcher();
  const { mayPublish } = loaderData;
  const { album, refresh } = useFreshAlbum(loaderData.album);
  const shown = visiblePhotos(album);
  const pageAnswer: PhotosPageAnswer | undefined = actionData;
  const ids = shown.map(({ mediaId }) => mediaId);
  // Consent covers the photos shown at that time, not those that arrive later.
  const [signedFor, setSignedFor] = useState<string[]>(pageAnswer?.isSigned ? ids : []);
  const choosing = useChoosing(ids);
  const isSigned = ids.length > 0 && ids.every((id) => signedFor.includes(id));
  const [search] = useSearchParams();
  const opened = shown.find(({ mediaId }) => mediaId === search.get('photo'));
  const isAllOut = shown.every(({ hidden }) => !hidden);
  return (
    <div>
      <p>
        <BackLink strong to={listAddress(albums)}>
          {useType(albums.name)!.words.many}
        </BackLink>
      </p>
      <header className={styles.head}>
        <h1 lang={languageOf(album.title)}>{album.title}</h1>
        <p className={styles.state}>
          <span data-state={album.status}>{words.states[album.status]}</span>
          <span>{words.counted(shown.length)}</span>
          <Link id="field-about" className="link" to={itemAddress(albums, album.id)}>
            {words.toAbout}
          </Link>
          {album.status === 'published' && (
            <a className="link" href={pageAddress('album', { id: album.id })}>
              {words.seeOnSite}
            </a>
          )}
          {album.status === 'published' && (
            <Link className="link" to={shareAddress(albums, album.id)!}>
              {share.share}
            </Link>
          )}
        </p>
      </header>
      {opened ? (
        <PhotoView
          album={album}
          photo={opened}
          photoAnswer={pageAnswer?.photo}
          savedAt={pageAnswer?.savedAt}
          onKept={refresh}
        />
      ) : (
        <>
          <SentByForm sent={loaderData.sent} />
          <UploadPanel album={album} onArrived={refresh} />
          <SheetSection
            album={album}
            choosing={choosing}
            mayPublish={mayPublish}
            mayRestore={loaderData.mayRestore}
            pageAnswer={pageAnswer}
          />
          <ConsentSection
            album={album}
            mayPublish={mayPublish}
            isSigned={isSigned && !isAllOut}
            onSign={(on) => setSignedFor(on ? ids : [])}
          />
          <div className={styles.floor} data-resting={choosing.chosen.size > 0 || undefined}>
            <PublishFooter
              album={album}
              mayPublish={mayPublish}
              isSigned={isSigned && !isAllOut}
              pageAnswer={pageAnswer}
            />
          </div>
        </>
      )}
    </div>
  );
}

const NOT_OFTENER_MS = 1200;

/**
 * The album as loaded with the page, or as it is since more photos arrived. Fetched without the router, which
 * would replace the page with an error if the connection fails.
 */
function useFreshAlbum(loaded: ManagedAlbum): { album: ManagedAlbum; refresh: () => void } {
  const [fresh, setFresh] = useState<{ since: ManagedAlbum; album: ManagedAlbum }>();
  const since = useRef(loaded);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    since.current = loaded;
  }, [loaded]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const refresh = useCallback(() => {
    async function fetchAlbum() {
      timer.current = undefined;
      const lastSeen = since.current;
      const signal = timeoutSignal(10_000);
      const response = await fetch(studioHref('albumState', { id: lastSeen.id }), { signal });
      if (!response.ok) throw new Error(`the album answered ${response.status}`);
      const album = (await response.json()) as ManagedAlbum;
      if (since.current === lastSeen) setFresh({ since: lastSeen, album });
    }
    // On failure keeps what is shown; the next photo fetches again.
    timer.current ??= window.setTimeout(() => void fetchAlbum().catch(() => undefined), NOT_OFTENER_MS);
  }, []);

  return { album: fresh?.since === loaded ? fresh.album : loaded, refresh };
}
