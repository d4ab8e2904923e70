import type { Locale } from '#app/words/locales.ts';
import { useLocale, useWords } from '#app/words/words.ts';
import styles from './only-in.module.css';

/** Shows the language of content that is not in the page's language. */
export function OnlyIn({ language }: { language: Locale | undefined }) {
  const { onlyIn } = useWords();
  const page = useLocale();
  return language === undefined || language === page ? null : (
    <small className={styles.only}>{onlyIn(language)}</small>
  );
}
