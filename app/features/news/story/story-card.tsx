import { useHref } from '#app/links.ts';
import { excerptFrom } from '#app/core/text/rich/rich-text.ts';
import { fileUrl } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { DayStamp } from '#app/ui/day-stamp.tsx';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { partsOf, type Story } from '#app/features/news/story.ts';
import styles from './story-card.module.css';

interface StoryCardProps {
  story: Story;
  /** Two on the news page, three below a section's heading. */
  level: 2 | 3;
  /** How wide its picture is shown; of a large story on a phone. */
  sizes: string;
  priority?: boolean;
  /** The first story is larger. */
  isLarge?: boolean;
}

export function StoryCard({ story, level, sizes, priority = false, isLarge = false }: StoryCardProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const { files, news, dates } = useWords();
  const { id, title, date, fromDate } = story;
  const excerpt = excerptFrom(story.description);
  const {
    picture,
    files: [paper],
  } = partsOf(story);
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.story} ${isLarge ? styles.large : ''}`}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            shape="4x3"
            sizes={sizes}
            most={960}
            wider={isLarge ? WIDE : []}
            priority={priority}
          />
        ) : (
          <div className={styles.missing} />
        )}
        <DayStamp day={fromDate} />
      </div>
      <Heading className={styles.title} lang={languageOf(title)}>
        <a href={hrefOf('news', { id })}>
          <span className="few-lines">{title}</span>
        </a>
      </Heading>
      <OnlyIn language={story.language} />
      {excerpt && (
        <p className={styles.short} lang={languageOf(excerpt)}>
          {excerpt}
        </p>
      )}
      {(paper || date !== fromDate) && (
        <p className={styles.foot}>
          {date !== fromDate && <time dateTime={date}>{news.writtenOn(dates.day(date))}</time>}
          {paper && (
            <a className="link" href={fileUrl(paper.path)}>
              {files.one}
              <span className="unseen">: {title}</span>
            </a>
          )}
        </p>
      )}
    </article>
  );
}

/** The picture of a large story beside its text. */
const WIDE = [
  { from: '48rem', shape: '3x2', sizes: '(min-width: 64rem) min(61vw, 56rem), 92vw', most: 1600 },
] as const;
