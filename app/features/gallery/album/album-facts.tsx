import { dayInIndia } from '#app/core/time/days.ts';
import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { Album } from '#app/features/gallery/album.ts';
import styles from './album-facts.module.css';

/** The date, the last change, the number of photos, and the description. */
export function AlbumFacts({ album }: { album: Album }) {
  const languageOf = useLanguageOf();
  const words = useWords();
  const { dates } = words;
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{words.album.eventDate}</dt>
          <dd>
            <time dateTime={album.date}>{dates.day(album.date)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.album.lastUpdate}</dt>
          <dd>
            <time dateTime={album.updatedAt}>{dates.day(dayInIndia(album.updatedAt))}</time>
          </dd>
        </div>
        <div>
          <dt>{words.album.photos}</dt>
          <dd>{album.photos.length}</dd>
        </div>
      </dl>
      <div className={styles.text}>
        {paragraphsOf(album.description).map((paragraph, index) => (
          <p key={index} lang={languageOf(paragraph)}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
