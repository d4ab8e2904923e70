import { hrefOf } from '#app/addresses.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './gallery.module.css';
import type { GallerySearch } from './input.ts';

export function GalleryPages({ search, last }: { search: GallerySearch; last: number }) {
  const { gallery } = useWords();
  const { year, month, page } = search;
  if (last <= 1) return null;
  const hrefOfPage = (to: number) => hrefOf('gallery', { year, month, page: to > 1 ? to : undefined });
  return (
    <nav className={styles.pages} aria-label={gallery.pages}>
      {page > 1 && (
        <a className="link" rel="prev" href={hrefOfPage(Math.min(page - 1, last))}>
          {gallery.previousPage}
        </a>
      )}
      <span>{gallery.pageOf(page, last)}</span>
      {page < last && (
        <a className="link" rel="next" href={hrefOfPage(page + 1)}>
          {gallery.nextPage}
        </a>
      )}
    </nav>
  );
}
