import { type ReactNode, useEffect, useRef } from 'react';
import { studioHref } from '#app/access/studio-addresses.ts';
import {
  hasWords,
  type ManagedAlbum,
  nextWithoutWords,
  visiblePhotos,
} from '#app/features/gallery/photos/photos.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { Button, LinkButton } from '#app/studio/kit/button.tsx';
import { ChipLink, Chips } from '#app/studio/kit/chip.tsx';
import { EmptyState } from '#app/studio/kit/empty-state.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { State } from '#app/studio/kit/state.tsx';
import { Toolbar } from '#app/studio/kit/toolbar.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ArrangePhotos } from '../arrange-photos.tsx';
import styles from '../albums.module.css';
import { goesWithFocus } from '../lost-focus.ts';
import { doneOf, type PhotosPageAnswer } from '../photo-answer.ts';
import { photoHref } from '../photo/photo-href.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { isInTab, type SheetTab, sheetTabs } from './shown.ts';
import type { Choosing } from './use-choosing.ts';

interface SheetSectionProps {
  album: ManagedAlbum;
  tab: SheetTab;
  choosing: Choosing;
  mayRestore: boolean;
  pageAnswer: PhotosPageAnswer | undefined;
}

/** The photos of the album, and which of them lack something. */
export function SheetSection({ album, tab, choosing, mayRestore, pageAnswer }: SheetSectionProps) {
  const { list: words, answers, counted } = useStudioWords().albums;
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer = pageAnswer } = usePhotosFetcher();
  const { photos } = album;
  const shown = visiblePhotos(album);
  const withdrawn = photos.length - shown.length;
  const before = useRef(withdrawn);
  useEffect(() => {
    // The button that withdrew a photo had the focus and is gone.
    const isMore = withdrawn > before.current;
    before.current = withdrawn;
    if (isMore && goesWithFocus('withdraw')) heading.current?.focus();
  }, [withdrawn]);
  const doneIntent = doneOf(answer, ['withdraw', 'restore', 'use-captions', 'forget-uploads']);
  const countOf = (each: SheetTab) => shown.filter((photo) => isInTab(album, photo, each)).length;
  return (
    <section aria-labelledby="in-album" className={`${layout.stack} ${layout.tight}`}>
      <h2 id="in-album" ref={heading} tabIndex={-1} className="unseen">
        {words.title}: {counted(shown.length)}
      </h2>
      <Outcome answer={answer} done={doneIntent && answers[doneIntent]} />
      {photos.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          <Toolbar>
            <Chips label={words.title}>
              {sheetTabs.map((each) => (
                <ChipLink
                  key={each}
                  to={studioHref('albumPhotos', { id: album.id, show: each === 'all' ? undefined : each })}
                  isCurrent={each === tab}
                  count={countOf(each)}
                >
                  {words.tabs[each]}
                </ChipLink>
              ))}
            </Chips>
          </Toolbar>
          <Lacking album={album} lacking={countOf('no-words')}>
            <Choices album={album} tab={tab} choosing={choosing} />
          </Lacking>
          <ContactSheet
            albumId={album.id}
            {...{ photos, choosing, mayRestore }}
            isListed={(photo) => isInTab(album, photo, tab)}
            isOut={album.status === 'published'}
          />
          {tab !== 'all' && countOf(tab) === 0 && <EmptyState>{words.noneInTab}</EmptyState>}
          {tab === 'all' && <ArrangePhotos photos={photos} />}
        </>
      )}
    </section>
  );
}

/** Selects many at once, which needs a script. */
function Choices({ album, tab, choosing }: Pick<SheetSectionProps, 'album' | 'tab' | 'choosing'>) {
  const words = useStudioWords().albums.choosing;
  if (!useHydrated()) return null;
  const listed = visiblePhotos(album).filter((photo) => isInTab(album, photo, tab));
  const idsOf = (photos: typeof listed) => photos.map(({ mediaId }) => mediaId);
  const lacking = listed.filter((photo) => !hasWords(photo));
  return (
    <>
      <Button type="button" kind="quiet" onClick={() => choosing.set(idsOf(listed))}>
        {words.all}
      </Button>
      {lacking.length > 0 && lacking.length < listed.length && (
        <Button type="button" kind="quiet" onClick={() => choosing.set(idsOf(lacking))}>
          {words.withoutWords}
        </Button>
      )}
    </>
  );
}

/** The number of photos without alt text, and a link to the next. */
function Lacking({
  album,
  lacking,
  children,
}: {
  album: ManagedAlbum;
  lacking: number;
  children: ReactNode;
}) {
  const words = useStudioWords().albums.list;
  const { fetcher, busy, once } = usePhotosFetcher();
  const next = nextWithoutWords(album.photos);
  const hasCaptions = album.photos.some((photo) => !photo.withdrawn && !hasWords(photo) && photo.caption);
  return (
    <fetcher.Form method="post" onSubmit={once}>
      <State kind={lacking > 0 ? 'missing' : 'public'}>
        {lacking > 0 ? words.left(lacking) : words.allHaveWords}
      </State>
      <div className={styles.flush}>
        {next && (
          <LinkButton kind="quiet" to={photoHref(album.id, next.mediaId, { write: true })} preventScrollReset>
            {words.next}
          </LinkButton>
        )}
        {hasCaptions && (
          <Button kind="quiet" name="intent" value="use-captions" aria-disabled={busy || undefined}>
            {words.takeCaptions}
          </Button>
        )}
        {children}
      </div>
    </fetcher.Form>
  );
}
