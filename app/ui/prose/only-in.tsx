import type { Locale } from '#app/words/locales.ts';
import { useLocale, useWords } from '#app/words/words.ts';
import styles from './only-in.module.css';

/** Of something that is told in another language than its page: it says so, and says nothing otherwise. */
export function OnlyIn({ language }: { language: Locale | undefined }) {
  const { onlyIn } = useWords();
  const page = useLocale();
  return language === undefined || language === page ? null : (
    <small className={styles.only}>{onlyIn[language]}</small>
  );
}
