import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { isRich } from '#app/core/text/rich/rich-text.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './article-text.module.css';
import { AddressText } from './linked-text.tsx';
import { RichText } from './rich-text.tsx';

/** A longer first paragraph is not styled as an introduction. */
const LONGEST_OPENING = 320;

/**
 * The office's text: plain, or with headings, lists and tables. A short first paragraph is styled as its
 * introduction.
 */
export function ArticleText({ text }: { text: string }) {
  const languageOf = useLanguageOf();
  if (isRich(text)) return <RichText html={text} level={2} opens />;
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
