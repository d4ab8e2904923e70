import { paragraphsOf } from '#app/core/paragraphs.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { AddressText } from '#app/ui/prose/linked-text.tsx';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './story-view.module.css';

/** A first paragraph longer than this is no opening: it is set as text. */
const LONGEST_OPENING = 320;

export function StoryText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text);
  const opens = paragraphs.length > 1 && paragraphs[0]!.length <= LONGEST_OPENING;
  return paragraphs.map((paragraph, index) => (
    <p
      key={index}
      className={`${styles.paragraph} ${opens && index === 0 ? 'lead' : ''}`}
      lang={languageOf(paragraph)}
    >
      <AddressText>{paragraph}</AddressText>
    </p>
  ));
}

export function StoryPictures({ pictures }: { pictures: Attachment[] }) {
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
