import { isRich } from '#app/core/text/rich/rich-text.ts';
import { RichText } from '#app/ui/prose/rich-text.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './notice-text.module.css';

interface NoticeTextProps {
  text: string;
  /** The level of its headings: one below the notice's own. */
  level: 3 | 4;
}

export function NoticeText({ text, level }: NoticeTextProps) {
  const languageOf = useLanguageOf();
  return isRich(text) ? (
    <RichText html={text} level={level} className={styles.rich} />
  ) : (
    <p className={styles.plain} lang={languageOf(text)}>
      {text}
    </p>
  );
}
