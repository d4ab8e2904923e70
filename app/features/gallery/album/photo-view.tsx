import { useHref } from '#app/links.ts';
import { Island } from '#app/islands/island.tsx';
import { savedName } from '#app/media/photo-grid/lightbox-photos.ts';
import { fileUrl } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { ArrowLeftIcon, ArrowRightIcon, DownloadIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { Album, FoundPhoto } from '#app/features/gallery/album.ts';
import styles from './photo-view.module.css';
import { photoViewer } from './photo-viewer.tsx';

/** A photo on its own page: what a shared link shows before, or without, the viewer. */
export function PhotoView({ album, found }: { album: Album; found: FoundPhoto }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const words = useWords();
  const { photo, index } = found;
  const title = words.photo.title(index + 1, album.photos.length);
  const albumHref = hrefOf('album', { id: album.id });
  return (
    <>
      <PageBanner
        title={title}
        language={album.language}
        trail={[
          { name: words.home, href: hrefOf('home') },
          { name: useListHead('gallery').title, href: hrefOf('gallery') },
          { name: album.title, href: albumHref },
        ]}
      />
      <div className={`wrap ${styles.page}`} id="photo">
        <figure className={styles.photo}>
          <Picture picture={{ ...photo, alt: photo.alt || title }} sizes="92vw" priority />
          {photo.caption && <figcaption lang={languageOf(photo.caption)}>{photo.caption}</figcaption>}
        </figure>
        <Turn album={album} found={found} />
        <p className={styles.ways}>
          <a className="link" href={albumHref}>
            {words.photo.backToAlbum}
          </a>
          <a className="link" href={fileUrl(photo.path)} download={savedName(album.id, index, photo.path)}>
            <DownloadIcon />
            {words.photo.download}
          </a>
        </p>
        <p className={styles.takeDown}>
          <a
            href={hrefOf('contact', { album: album.id, photo: photo.mediaId }, '#write-to-us')}
            rel="nofollow"
          >
            {words.photo.takeDown}
          </a>
        </p>
        {/* It is below the photo, which may fill the screen, so it must hydrate before it comes into view. */}
        <Island
          of={photoViewer}
          hydrateWhen="idle"
          props={{
            albumId: album.id,
            photoId: photo.mediaId,
            labels: { ...words.lightbox, Lightbox: words.album.viewer(album.title) },
          }}
        />
      </div>
    </>
  );
}

/** Previous and next in the album; each link scrolls to the photo, not to the top of the page. */
function Turn({ album, found: { previous, next } }: { album: Album; found: FoundPhoto }) {
  const hrefOf = useHref();
  const { photo } = useWords();
  const hrefTo = (other: { mediaId: string }) =>
    hrefOf('album', { id: album.id, photo: other.mediaId }, '#photo');
  return (
    <nav className={styles.turn} aria-label={photo.photos}>
      {previous && (
        <a className="link" rel="prev" href={hrefTo(previous)}>
          <ArrowLeftIcon />
          {photo.previous}
        </a>
      )}
      {next && (
        <a className={`link ${styles.next}`} rel="next" href={hrefTo(next)}>
          {photo.next}
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  );
}
