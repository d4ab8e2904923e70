import { useHref } from '#app/links.ts';
import type { AlbumSummary } from '#app/features/gallery/album.ts';
import { Island } from '#app/islands/island.tsx';
import { Picture } from '#app/media/picture-view.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './discover.module.css';
import { galleryRetry } from './gallery-retry.tsx';

interface DiscoverProps {
  schoolCode: string;
  /** Undefined if they could not be read. */
  albums: AlbumSummary[] | undefined;
}

export function DiscoverGallery({ schoolCode, albums }: DiscoverProps) {
  const hrefOf = useHref();
  const { homePage, trouble } = useWords();
  return (
    <section id="gallery" className={styles.discover} aria-labelledby="gallery-heading">
      <div className="wrap">
        {albums && albums.length > 0 ? (
          <Carousel
            id="gallery"
            heading={homePage.gallery}
            most={5}
            more={
              <a className="link" href={hrefOf('gallery')}>
                {homePage.allAlbums}
              </a>
            }
            slides={albums.map((album) => ({ key: album.id, content: <Shot album={album} /> }))}
          />
        ) : (
          <>
            <div className="section-head">
              <h2 id="gallery-heading">{homePage.gallery}</h2>
            </div>
            {albums ? (
              <p>{homePage.noAlbums}</p>
            ) : (
              <Island
                of={galleryRetry}
                props={{
                  schoolCode,
                  labels: {
                    loading: homePage.loadingGallery,
                    failed: trouble.part,
                    again: trouble.again,
                  },
                }}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Shot({ album }: { album: AlbumSummary }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { gallery } = useWords();
  return (
    <a className={styles.shot} href={hrefOf('album', { id: album.id })}>
      <span className={styles.picture}>
        {album.cover && (
          <Picture
            picture={{ ...album.cover, alt: '' }}
            shape="4x5"
            sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 40vw, 66vw"
            most={640}
          />
        )}
      </span>
      <span className={styles.title} lang={languageOf(album.title)}>
        {album.title}
      </span>
      <OnlyIn language={album.language} />
      <small>{gallery.photos(album.photoCount)}</small>
    </a>
  );
}
