import { useHref } from '#app/links.ts';
import type { Day } from '#app/core/time/days.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { Neighbours } from '#app/publishing/lists/dated-content.ts';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { DayStamp } from '#app/ui/day-stamp.tsx';
import { useWords } from '#app/words/words.ts';
import { MoreNews } from './more-news.tsx';
import { partsOf, type Story } from '#app/features/news/story.ts';
import { FileList } from '#app/media/file-list.tsx';
import { StoryNeighbours } from './story-neighbours.tsx';
import { ArticleText } from '#app/ui/prose/article-text.tsx';
import { StoryTools } from './story-tools.tsx';
import styles from './story-view.module.css';
import { useLanguageOf } from '#app/words/language-of.ts';

interface StoryViewProps {
  story: Story;
  neighbours: Neighbours;
  /** The newest other stories. */
  others: Story[];
}

/** A full story. Its picture overlaps the banner's edge. */
export function StoryView({ story, neighbours, others }: StoryViewProps) {
  const hrefOf = useHref();
  const words = useWords();
  const { dates } = words;
  const { picture, morePictures, files } = partsOf(story);
  return (
    <>
      <article>
        <PageBanner
          title={story.title}
          language={story.language}
          trail={[
            { name: words.home, href: hrefOf('home') },
            { name: useListHead('news').title, href: hrefOf('news') },
          ]}
        />
        {picture && <HangingPicture picture={picture} day={story.fromDate} />}
        <div className={`wrap ${styles.sheet}`}>
          <div className={styles.text}>
            {!picture && <DayStamp day={story.fromDate} />}
            <ArticleText text={story.description} />
            <StoryPictures pictures={morePictures} />
            <FileList files={files} />
          </div>
          <aside className={styles.aside}>
            <dl className={styles.days}>
              <div>
                <dt>{words.news.date}</dt>
                <dd>
                  <time dateTime={story.fromDate}>{dates.day(story.fromDate)}</time>
                </dd>
              </div>
              <div>
                <dt>{words.news.written}</dt>
                <dd>
                  <time dateTime={story.date}>{dates.day(story.date)}</time>
                </dd>
              </div>
            </dl>
            <StoryTools story={story} />
          </aside>
        </div>
        <StoryNeighbours neighbours={neighbours} />
      </article>
      <MoreNews stories={others} />
    </>
  );
}

function HangingPicture({ picture, day }: { picture: Attachment; day: Day }) {
  return (
    <div className={styles.hanging}>
      <figure className={`wrap ${styles.figure}`}>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            shape="4x3"
            sizes="100vw"
            most={1280}
            wider={[{ from: '48rem', sizes: 'min(92vw, 84rem)' }]}
            priority
          />
          <DayStamp day={day} />
        </div>
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
    </div>
  );
}

function StoryPictures({ pictures }: { pictures: Attachment[] }) {
  const languageOf = useLanguageOf();
  const { news } = useWords();
  if (pictures.length === 0) return null;
  return (
    <ul role="list" className={styles.pictures} aria-label={news.morePictures}>
      {pictures.map((picture) => (
        <li key={picture.mediaId}>
          <figure className="figure">
            <Picture
              picture={picture}
              shape="4x3"
              sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 45vw, 88vw"
              most={960}
            />
            {picture.caption && <figcaption lang={languageOf(picture.caption)}>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
