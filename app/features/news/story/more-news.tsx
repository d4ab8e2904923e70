import { useHref } from '#app/links.ts';
import { useWords } from '#app/words/words.ts';
import type { Story } from '#app/features/news/story.ts';
import styles from './more-news.module.css';
import { StoryCard } from './story-card.tsx';

export function MoreNews({ stories }: { stories: Story[] }) {
  const hrefOf = useHref();
  const { news } = useWords();
  if (stories.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-news" data-ground="sand" data-print="no">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="more-news">{news.moreNews}</h2>
          <a className="link" href={hrefOf('news')}>
            {news.allNews}
          </a>
        </div>
        <ul role="list" className={styles.stories}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} level={3} sizes="(min-width: 48rem) min(30vw, 27rem), 88vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
