import type { HomeContent } from '#content/page-content.ts';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/words/words.tsx';
import styles from './visitors.module.css';
import { visitorCount } from './visitor-count.tsx';

export function Visitors({ content }: { content: HomeContent['visitors'] }) {
  const { homePage } = useWords();
  return (
    <section className={`wrap ${styles.visitors}`} aria-labelledby="visitors-heading">
      <h2 id="visitors-heading">{content.heading}</h2>
      <Island of={visitorCount} wake="idle" props={{ labels: { failed: homePage.countMissing } }} />
      <p className={styles.explanation}>{content.explanation}</p>
    </section>
  );
}
