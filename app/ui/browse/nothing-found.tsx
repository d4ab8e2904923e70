import { useHref } from '#app/links.ts';
import type { BrowseSearch } from '#app/platform/http/browse-input.ts';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';
import { type BrowsedPage, listParams } from './browsed-page.ts';
import { timeOf } from './time-of.ts';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  name: BrowsedPage;
  search: BrowseSearch;
  /** The number of matches: more than 0 if only the page number is too large. */
  shown: number;
  total: number;
}

/** Names what was searched for without a result, and offers ways back. */
export function NothingFound({ name, search, shown, total }: NothingFoundProps) {
  const hrefOf = useHref();
  const { browse, dates } = useWords();
  const words = browse[name];
  const { q, year, month } = search;
  if (total === 0)
    return (
      <div className={`message ${styles.nothing}`}>
        <h2>{words.none}</h2>
      </div>
    );
  return (
    <div className={`message ${styles.nothing}`}>
      <h2>{shown > 0 ? words.noSuchPage : words.noneFor(whatIn(search, { browse, dates }))}</h2>
      {shown > 0 ? (
        <Way to={hrefOf(name, listParams({ ...search, page: 1 }))}>{browse.firstPage}</Way>
      ) : (
        <>
          <p>{words.another(total)}</p>
          {q && (year ?? month) !== undefined && (
            <Way to={hrefOf(name, listParams({ q }))}>
              {year === undefined ? browse.allMonthsWith(q) : browse.allYearsWith(q)}
            </Way>
          )}
          <Way to={hrefOf(name)}>{words.showAll}</Way>
        </>
      )}
    </div>
  );
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <p>
    <a className="link" href={to}>
      {children}
    </a>
  </p>
);

function whatIn(search: BrowseSearch, { browse, dates }: Pick<Words, 'browse' | 'dates'>): string {
  const { year, month, q } = search;
  const isEveryYear = year === undefined && month !== undefined;
  const when = timeOf(search, { browse, dates });
  const time = isEveryYear ? browse.inAny(month) : when && browse.inTime(when);
  return [time, q && browse.withWords(q)].filter(Boolean).join(' ');
}
