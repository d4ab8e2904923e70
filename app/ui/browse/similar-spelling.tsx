import { useWords } from '#app/words/words.ts';
import styles from './similar-spelling.module.css';

/** Above results that only sound like the search, so that nobody takes them for exact matches. */
export function SimilarSpelling({ q }: { q: string }) {
  const { similar } = useWords().browse;
  return (
    <p className={styles.similar}>
      <b>{similar.name}</b> {similar.why(q)}
    </p>
  );
}
