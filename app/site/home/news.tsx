import { dayOfMonth, monthName, monthOf } from '#app/core/days.ts';
import type { Story } from '#app/features/news/story.ts';
import { fileUrl, firstImage } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './news.module.css';
import { SectionTrouble } from './section-trouble.tsx';

/** Undefined where they could not be read. */
export function RecentNews({ stories }: { stories: Story[] | undefined }) {
  const { homePage } = useWords();
  return (
    <section id="news" className={styles.news} aria-labelledby="news-heading">
      <div className="wrap">
        {stories && stories.length > 0 ? (
          <Carousel
            id="news"
            heading={homePage.news}
            most={3}
            slides={stories.map((story) => ({ key: story.id, content: <StoryCard story={story} /> }))}
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

function StoryCard({ story: { title, description, date, attachments } }: { story: Story }) {
  const { homePage } = useWords();
  const picture = firstImage(attachments);
  const paper = attachments.find(({ kind }) => kind === 'document');
  return (
    <article className={styles.story}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(width < 40rem) 82vw, (width < 64rem) 45vw, 28rem"
            most={960}
          />
        ) : (
          <div className={styles.missing} />
        )}
        <time className="stamp" dateTime={date}>
          <b>{dayOfMonth(date)}</b>
          <span>
            {monthName(monthOf(date))}
            <span className="unseen"> {date.slice(0, 4)}</span>
          </span>
        </time>
      </div>
      <h3 lang={languageOf(title)}>{title}</h3>
      <p className={styles.short} lang={languageOf(description)}>
        {description}
      </p>
      {paper && (
        <p>
          <a className="link" href={fileUrl(paper.path)}>
            {homePage.attachment}
            <span className="unseen">: {title}</span>
          </a>
        </p>
      )}
    </article>
  );
}
