import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { useType } from '#app/studio/words/content-types.ts';
import { useState, useCallback, useEffect, useRef } from 'react';
import { data, useSearchParams } from 'react-router';
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
import { itemAddress, listAddress, previewAddress, shareAddress } from '../content/types/addresses.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { AnchorButton, buttonClass, LinkButton } from '../kit/button.tsx';
import { FOOTER_ID } from '../kit/form-footer.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { Menu, MenuLink } from '../kit/menu.tsx';
import { TaskHeader, taskHandle } from '../kit/page-header.tsx';
import { State, type StateKind } from '../kit/state.tsx';
import { AlbumAbout } from './album-about.tsx';
import styles from './albums.module.css';
import { ChosenPanel } from './chosen/chosen-panel.tsx';
import { loadAbout } from './load-about.server.ts';
import { keepsCaption, type PhotosPageAnswer, checkPhotoText } from './photo-answer.ts';
import { photoHref } from './photo/photo-href.ts';
import { PhotoView } from './photo/photo-view.tsx';
import { ConsentSection } from './publish/consent-section.tsx';
import { PublishFooter } from './publish/publish-footer.tsx';
import { SentByForm } from './sending/sent-by-form.tsx';
import { UploadPanel } from './sending/upload-panel.tsx';
import { SheetSection } from './sheet/sheet-section.tsx';
import { isInTab, readSheetTab } from './sheet/shown.ts';
import { SCROLLS, useChoosing } from './sheet/use-choosing.ts';
import { usePhotosFetcher } from './use-photos-fetcher.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { invalid, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';
import { missing } from '../content/studio-context.server.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { schoolCode, role, language } = requirePermission(context, 'albums.edit');
  const { services, now } = context.get(requestContext);
  const db = services.database.writes;
  const key = { schoolCode, id: params.id };
  const [album, about] = await Promise.all([findManagedAlbum(db, key), loadAbout(db, key, now)]);
  if (!album || !about) throw data(null, { status: 404 });
  return {
    album,
    about,
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
    const isSigned = input.intent === 'publish' && input.consent === 'yes';
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

export const handle = taskHandle('everywhere');

export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  // Subscribed here too: the sheet that replaces the photo shows the result.
  usePhotosFetcher();
  const { content } = useStudioWords();
  const { mayPublish, about } = loaderData;
  const { album, refresh } = useFreshAlbum(loaderData.album);
  const shown = visiblePhotos(album);
  const pageAnswer: PhotosPageAnswer | undefined = actionData;
  const ids = shown.map(({ mediaId }) => mediaId);
  // Consent covers the photos shown at that time, not those that arrive later.
  const [signedFor, setSignedFor] = useState<string[]>(pageAnswer?.isSigned ? ids : []);
  const [search] = useSearchParams();
  const tab = readSheetTab(search.get('show'));
  const choosing = useChoosing(
    shown.filter((photo) => isInTab(album, photo, tab)).map(({ mediaId }) => mediaId),
  );
  const [saving, setSaving] = useState('');
  const isSigned = ids.length > 0 && ids.every((id) => signedFor.includes(id));
  const opened = shown.find(({ mediaId }) => mediaId === search.get('photo'));
  const isAllOut = shown.every(({ hidden }) => !hidden);
  return (
    <>
      {!opened && (
        <a className="skip" href={`#${FOOTER_ID}`}>
          {content.skipToButtons}
        </a>
      )}
      <AlbumHeader album={album} state={about.state} />
      {opened ? (
        <PhotoView
          album={album}
          photo={opened}
          photoAnswer={pageAnswer?.photo}
          savedAt={pageAnswer?.savedAt}
          onKept={refresh}
        />
      ) : (
        <div className={`${layout.task} ${layout.taskNarrow}`}>
          <div className={layout.taskWork} {...{ [SCROLLS]: '' }}>
            <div className={`${layout.taskScroll} ${layout.taskWide}`}>
              <AlbumAbout key={album.id} id={album.id} about={about} onProgress={setSaving} />
              <SentByForm sent={loaderData.sent} />
              <UploadPanel album={album} onArrived={refresh} />
              <SheetSection {...{ album, tab, choosing, pageAnswer }} mayRestore={loaderData.mayRestore} />
              <ConsentSection
                album={album}
                mayPublish={mayPublish}
                isSigned={isSigned && !isAllOut}
                onSign={(on) => setSignedFor(on ? ids : [])}
              />
            </div>
            <div className={styles.floor} data-resting={choosing.chosen.size > 0 || undefined}>
              <PublishFooter
                album={album}
                mayPublish={mayPublish}
                isSigned={isSigned && !isAllOut}
                pageAnswer={pageAnswer}
                about={about}
                saving={saving}
              />
            </div>
          </div>
          <ChosenPanel {...{ album, choosing, mayPublish, pageAnswer }} />
        </div>
      )}
    </>
  );
}

const STATES = {
  draft: 'draft',
  scheduled: 'later',
  live: 'public',
  ended: 'ended',
  trash: 'ended',
} as const satisfies Record<string, StateKind>;

/** The way back, the name, the state, and the other pages of the album. */
function AlbumHeader({ album, state }: { album: ManagedAlbum; state: keyof typeof STATES }) {
  const languageOf = useLanguageOf();
  const { albums: words, content, share } = useStudioWords();
  const { id, title } = album;
  const isOut = album.status === 'published';
  const preview = previewAddress(albums, id);
  const history = studioHref('itemVersions', { type: albums.name, id });
  const toShare = shareAddress(albums, id);
  return (
    <TaskHeader
      back={{ to: listAddress(albums), name: useType(albums.name)!.words.many }}
      title={title || content.untitled}
      lang={languageOf(title)}
      state={<State kind={STATES[state]}>{content.states[state]}</State>}
      actions={
        <>
          <AnchorButton kind="quiet" className={layout.onlyDesk} icon={<Icon name="eye" />} href={preview}>
            {content.preview}
          </AnchorButton>
          <LinkButton kind="quiet" className={layout.onlyDesk} icon={<Icon name="history" />} to={history}>
            {content.versions}
          </LinkButton>
          <Menu className={buttonClass('quiet', true)} label={content.more} face={<Icon name="more" />}>
            <MenuLink icon="write" to={itemAddress(albums, id)}>
              {words.toAbout}
            </MenuLink>
            <MenuLink icon="eye" className={layout.onlyPhone} to={preview} reloadDocument>
              {content.preview}
            </MenuLink>
            <MenuLink icon="history" className={layout.onlyPhone} to={history}>
              {content.versions}
            </MenuLink>
            {isOut && (
              <MenuLink icon="external-link" to={pageAddress('album', { id })} reloadDocument>
                {words.seeOnSite}
              </MenuLink>
            )}
            {isOut && toShare && (
              <MenuLink icon="share" to={toShare}>
                {share.share}
              </MenuLink>
            )}
          </Menu>
        </>
      }
    />
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
