import { hrefOf } from '#app/addresses.ts';
import type { Browsed } from '#app/platform/db/browse.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { BrowseFilter } from '#app/ui/browse/browse-filter.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { BrowseResults } from '#app/ui/browse/browse-results.tsx';
import { MoreBelow } from '#app/ui/browse/more-below.tsx';
import { NothingFound } from '#app/ui/browse/nothing-found.tsx';
import { useWords } from '#app/words/words.tsx';
import type { NewsSearch } from './input.ts';
import styles from './news-list.module.css';
import type { Story } from './story.ts';
import { StoryCard } from './story-card.tsx';

interface NewsListProps extends Omit<Browsed<Story>, 'items'> {
  search: NewsSearch;
  stories: Story[];
}

/** The first story of every page stands out. */
export function NewsList({ search, stories, calendar, shown, isExact, lastPage }: NewsListProps) {
  const words = useWords();
  return (
    <>
      <PageBanner
        title={words.news.title}
        lead={words.news.lead}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className="wrap">
        <BrowseFilter name="news" search={search} calendar={calendar} shown={shown} isExact={isExact} />
        <BrowseResults>
          {stories.length === 0 ? (
            <NothingFound name="news" search={search} shown={shown} total={calendar.total} />
          ) : (
            <ul role="list" className={styles.stories} data-browse-list="">
              {stories.map((story, index) => {
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
        </BrowseResults>
      </div>
    </>
  );
}

const LARGE = '(width < 64rem) 92vw, min(61vw, 56rem)';
const SMALL = '(width < 40rem) 92vw, (width < 64rem) 45vw, min(30vw, 27rem)';
