import { useHref } from '#app/links.ts';
import { classNames } from '#app/core/class-names.ts';
import type { Story } from '#app/features/news/story.ts';
import { StoryCard } from '#app/features/news/story/story-card.tsx';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './news.module.css';
import themeStyles from './news-themes.module.css';
import { SectionTrouble } from './section-trouble.tsx';

/** Undefined if they could not be read. */
export function RecentNews({ stories }: { stories: Story[] | undefined }) {
  const hrefOf = useHref();
  const { homePage } = useWords();
  return (
    <section
      id="news"
      className={classNames(styles.news, themeStyles[useIdentity().theme.gateway])}
      aria-labelledby="news-heading"
    >
      <div className="wrap">
        {stories && stories.length > 0 ? (
          <Carousel
            id="news"
            heading={homePage.news}
            most={3}
            more={
              <a className="link" href={hrefOf('news')}>
                {homePage.allNews}
              </a>
            }
            slides={stories.map((story) => ({
              key: story.id,
              content: (
                <div className={styles.story}>
                  <StoryCard
                    story={story}
                    level={3}
                    sizes="(min-width: 64rem) min(29vw, 27rem), (min-width: 40rem) 41vw, 82vw"
                  />
                </div>
              ),
            }))}
          />
        ) : (
          <>
            <div className="section-head">
              <h2 id="news-heading">{homePage.news}</h2>
            </div>
            {stories ? <p>{homePage.noNews}</p> : <SectionTrouble />}
          </>
        )}
      </div>
    </section>
  );
}
