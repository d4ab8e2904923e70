import { useHref } from '#app/links.ts';
import { dayOfMonth, monthOf, yearOf } from '#app/core/time/days.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { ImageIcon } from '#app/ui/icons/interface.ts';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { AlbumSummary } from '#app/features/gallery/album.ts';
import styles from './album-card.module.css';

interface AlbumCardProps {
  album: AlbumSummary;
  /** Two on the gallery page, three below a section's heading. */
  level: 2 | 3;
  sizes: string;
  priority?: boolean;
}

export function AlbumCard({ album, level, sizes, priority = false }: AlbumCardProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { gallery, dates } = useWords();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {album.cover ? (
          <Picture
            picture={{ ...album.cover, alt: '' }}
            shape="4x3"
            sizes={sizes}
            most={960}
            priority={priority}
          />
        ) : (
          <p className={styles.missing}>{gallery.noPhotoYet}</p>
        )}
        <time className={styles.stamp} dateTime={album.date}>
          <b>{dayOfMonth(album.date)}</b>{' '}
          <span>
            {dates.month(monthOf(album.date))} {yearOf(album.date)}
          </span>
        </time>
      </div>
      <Heading className={styles.title} lang={languageOf(album.title)}>
        <a href={hrefOf('album', { id: album.id })}>
          <span className="few-lines">{album.title}</span>
        </a>
      </Heading>
      <OnlyIn language={album.language} />
      <p className={styles.foot}>
        <span className={styles.photos}>
          <ImageIcon />
          {gallery.photos(album.photoCount)}
        </span>
        <span className={styles.more} aria-hidden="true">
          {gallery.viewMore}
        </span>
      </p>
    </article>
  );
}
