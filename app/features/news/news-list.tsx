import { useHref } from '#app/links.ts';
import type { Browsed } from '#app/publishing/lists/browse.ts';
import { ListBanner } from '#app/publishing/lists/list-banner.tsx';
import { BrowseFilter } from '#app/ui/browse/browse-filter.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { BrowseResults } from '#app/ui/browse/browse-results.tsx';
import { listParams, isWholeList } from '#app/ui/browse/browsed-page.ts';
import { MoreBelow } from '#app/ui/browse/more-below.tsx';
import { NothingFound } from '#app/ui/browse/nothing-found.tsx';
import { SimilarSpelling } from '#app/ui/browse/similar-spelling.tsx';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import type { NewsSearch } from './input.ts';
import styles from './news-list.module.css';
import type { Story } from './story.ts';
import { StoryCard } from './story/story-card.tsx';

interface NewsListProps {
  search: NewsSearch;
  /** Undefined if it could not be read. */
  found: Browsed<Story> | undefined;
}

export function NewsList({ search, found }: NewsListProps) {
  const hrefOf = useHref();
  return (
    <>
      <ListBanner of="news" isWhole={isWholeList(search)} />
      <div className="wrap">
        <BrowseFilter name="news" search={search} found={found} />
        <BrowseResults>
          {found ? (
            <Stories found={found} search={search} />
          ) : (
            <PartTrouble of="news" again={hrefOf('news', listParams(search))} />
          )}
        </BrowseResults>
      </div>
    </>
  );
}

/** The first story of every page is larger. */
function Stories({ found, search }: { found: Browsed<Story>; search: NewsSearch }) {
  const { items, calendar, shown, lastPage, isSimilar } = found;
  return (
    <>
      {isSimilar && search.q && <SimilarSpelling q={search.q} />}
      {items.length === 0 ? (
        <NothingFound name="news" search={search} shown={shown} total={calendar.total} />
      ) : (
        <ul role="list" className={styles.stories} data-browse-list="">
          {items.map((story, index) => {
            const isLarge = index === 0;
            return (
              <li key={story.id} className={isLarge ? styles.large : undefined}>
                <StoryCard
                  story={story}
                  level={2}
                  isLarge={isLarge}
                  priority={isLarge}
                  sizes={isLarge ? LARGE : SMALL}
                />
              </li>
            );
          })}
        </ul>
      )}
      {search.page < lastPage && <MoreBelow name="news" />}
      <BrowsePages name="news" search={search} last={lastPage} />
    </>
  );
}

const LARGE = '88vw';
const SMALL = '(min-width: 64rem) min(30vw, 27rem), (min-width: 40rem) 41vw, 88vw';
