import type { Locale } from '#app/words/locales.ts';
import { useLocale, useWords } from '#app/words/words.ts';
import styles from './only-in.module.css';

/** Names the language of something that is not in the language of its page. */
export function OnlyIn({ language }: { language: Locale | undefined }) {
  const { onlyIn } = useWords();
  const page = useLocale();
  return language === undefined || language === page ? null : (
    <small className={styles.only}>{onlyIn(language)}</small>
  );
}
