import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './story-view.module.css';

export function StoryPictures({ pictures }: { pictures: Attachment[] }) {
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
              sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 45vw, 92vw"
              most={960}
            />
            {picture.caption && <figcaption lang={languageOf(picture.caption)}>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
