import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import {
  hasWords,
  type ManagedAlbum,
  nextWithoutWords,
  visiblePhotos,
} from '#app/features/gallery/photos/photos.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ArrangePhotos } from '../arrange-photos.tsx';
import { ChosenPanel } from '../chosen/chosen-panel.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { goesWithFocus } from '../lost-focus.ts';
import { doneOf, type PhotosPageAnswer } from '../photo-answer.ts';
import { photoHref } from '../photo/photo-href.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import { ContactSheet } from './contact-sheet.tsx';
import styles from './sheet.module.css';
import type { Choosing } from './use-choosing.ts';

interface SheetSectionProps {
  album: ManagedAlbum;
  choosing: Choosing;
  mayPublish: boolean;
  mayRestore: boolean;
  pageAnswer: PhotosPageAnswer | undefined;
}

/** All photos of the album, what they still lack, and actions on the chosen ones. */
export function SheetSection({ album, choosing, mayPublish, mayRestore, pageAnswer }: SheetSectionProps) {
  const { list: words, choosing: choosingWords, answers } = useStudioWords().albums;
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer = pageAnswer } = usePhotosFetcher();
  const { photos } = album;
  const shown = visiblePhotos(album);
  const withdrawn = photos.length - shown.length;
  const lacking = shown.filter((photo) => !hasWords(photo)).map(({ mediaId }) => mediaId);
  const before = useRef(withdrawn);
  useEffect(() => {
    // The button that withdrew a photo had the focus and is gone.
    const isMore = withdrawn > before.current;
    before.current = withdrawn;
    if (isMore && goesWithFocus('withdraw')) heading.current?.focus();
  }, [withdrawn]);
  const doneIntent = doneOf(answer, ['withdraw', 'restore', 'use-captions', 'forget-uploads']);
  return (
    <section aria-labelledby="in-album" className={styles.section}>
      <h2 id="in-album" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <Outcome answer={answer} done={doneIntent && answers[doneIntent]} />
      {photos.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <div className={styles.bar}>
            <Lacking album={album} lacking={lacking.length} />
            <div className={styles.choices}>
              <button
                type="button"
                className="link"
                onClick={() => choosing.set(shown.map(({ mediaId }) => mediaId))}
              >
                {choosingWords.all}
              </button>
              {lacking.length > 0 && (
                <button type="button" className="link" onClick={() => choosing.set(lacking)}>
                  {choosingWords.withoutWords}
                </button>
              )}
            </div>
          </div>
          <div className={styles.desk}>
            <ContactSheet
              albumId={album.id}
              {...{ photos, choosing, mayRestore }}
              isOut={album.status === 'published'}
            />
            <ChosenPanel {...{ album, choosing, mayPublish, pageAnswer }} />
          </div>
          <ArrangePhotos photos={photos} />
        </>
      )}
    </section>
  );
}

/** The number of photos without alt text, and a link to the next. */
function Lacking({ album, lacking }: { album: ManagedAlbum; lacking: number }) {
  const words = useStudioWords().albums.list;
  const { fetcher, busy, once } = usePhotosFetcher();
  const next = nextWithoutWords(album.photos);
  const hasCaptions = album.photos.some((photo) => !photo.withdrawn && !hasWords(photo) && photo.caption);
  return (
    <fetcher.Form method="post" onSubmit={once} className={styles.lacking}>
      <b data-open={lacking > 0 || undefined}>{lacking > 0 ? words.left(lacking) : words.allHaveWords}</b>
      {next && (
        <Link className="link" to={photoHref(album.id, next.mediaId, { write: true })} preventScrollReset>
          {words.next}
        </Link>
      )}
      {hasCaptions && (
        <button className="link" name="intent" value="use-captions" aria-disabled={busy || undefined}>
          {words.takeCaptions}
        </button>
      )}
    </fetcher.Form>
  );
}
