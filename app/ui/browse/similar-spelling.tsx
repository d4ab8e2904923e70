import { useWords } from '#app/words/words.ts';
import styles from './similar-spelling.module.css';

/** Above what only sounds like what was typed, so that nobody takes it for what they looked for. */
export function SimilarSpelling({ q }: { q: string }) {
  const { similar } = useWords().browse;
  return (
    <p className={styles.similar}>
      <b>{similar.name}</b> {similar.why(q)}
    </p>
  );
}
