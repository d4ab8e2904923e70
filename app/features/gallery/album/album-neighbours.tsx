import { useHref } from '#app/links.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './album-neighbours.module.css';
import type { NeighbourAlbum } from '#app/features/gallery/queries.server.ts';

interface AlbumNeighboursProps {
  older: NeighbourAlbum | undefined;
  newer: NeighbourAlbum | undefined;
}

/** The albums before and after this one. */
export function AlbumNeighbours({ older, newer }: AlbumNeighboursProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { album } = useWords();
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label={album.neighbours}>
      {older && (
        <a className={styles.album} rel="prev" href={hrefOf('album', { id: older.id })}>
          <Cover album={older} />
          <span className={styles.which}>
            <ArrowLeftIcon />
            {album.previous}
          </span>
          <span className={styles.title} lang={languageOf(older.title)}>
            {older.title}
          </span>
        </a>
      )}
      {newer && (
        <a className={`${styles.album} ${styles.next}`} rel="next" href={hrefOf('album', { id: newer.id })}>
          <Cover album={newer} />
          <span className={styles.which}>
            {album.next}
            <ArrowRightIcon />
          </span>
          <span className={styles.title} lang={languageOf(newer.title)}>
            {newer.title}
          </span>
        </a>
      )}
    </nav>
  );
}

const Cover = ({ album: { cover } }: { album: NeighbourAlbum }) => (
  <span className={styles.cover}>
    {cover && (
      <Picture
        picture={{ ...cover, alt: '' }}
        shape="3x2"
        sizes="(min-width: 48rem) 11rem, 7rem"
        most={480}
      />
    )}
  </span>
);
