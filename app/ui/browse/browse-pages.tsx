import { useHref } from '#app/links.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import styles from './browse-pages.module.css';
import { listParams, type PagedPage } from './browsed-page.ts';

interface BrowsePagesProps {
  name: PagedPage;
  search: Partial<BrowseSearch> & { page: number };
  last: number;
}

/** Links to the pages of a list, with all its filters. */
export function BrowsePages({ name, search, last }: BrowsePagesProps) {
  const hrefOf = useHref();
  const { browse } = useWords();
  const words = browse[name];
  const { page } = search;
  if (last <= 1) return null;
  const hrefOfPage = (to: number) => hrefOf(name, listParams({ ...search, page: to }));
  return (
    <nav className={styles.pages} aria-label={words.pages} data-browse-pages="">
      {page > 1 && (
        <a className={`link ${styles.newer}`} rel="prev" href={hrefOfPage(Math.min(page - 1, last))}>
          <ArrowLeftIcon />
          {words.newer}
        </a>
      )}
      <ol role="list" className={styles.numbers} aria-label={browse.pageOf(page, last)}>
        {numbersAround(page, last).map((to, index, all) => (
          <li key={to} className={index > 0 && to - all[index - 1]! > 1 ? styles.gap : undefined}>
            <a
              href={hrefOfPage(to)}
              aria-label={browse.page(to)}
              aria-current={to === page ? 'page' : undefined}
            >
              {to}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a className={`link ${styles.older}`} rel="next" href={hrefOfPage(page + 1)}>
          {words.older}
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  );
}

/** The first, the last and the neighbours: never more than five, so that they fit a phone. */
function numbersAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  return [...new Set(near)].sort((a, b) => a - b);
}
