import type { FilledSection } from '#app/features/pages/filled.ts';
import { useWords } from '#app/words/words.ts';
import styles from './visitors.module.css';

const DIGITS = 6;

interface VisitorsProps {
  section: FilledSection;
  /** How many of them were counted on the school's old site. */
  before?: number | undefined;
}

/** Nought until `visitor-count.ts` has registered the visit. */
export function Visitors({ section, before }: VisitorsProps) {
  const { homePage } = useWords();
  return (
    <section className={`wrap ${styles.visitors}`} aria-labelledby="visitors-heading">
      <h2 id="visitors-heading">{section.heading}</h2>
      <div data-island="visitor-count" data-wake="idle">
        <p className={styles.count} role="img" aria-label="0">
          {Array.from({ length: DIGITS }, (_, index) => (
            <span key={index} className="arch" aria-hidden="true">
              0
            </span>
          ))}
        </p>
        <template>
          <p className={styles.failed} role="status">
            {homePage.countMissing}
          </p>
        </template>
      </div>
      <p className={styles.explanation}>
        {[...section.paragraphs, ...(before ? [homePage.countedBefore(before)] : [])].join(' ')}
      </p>
    </section>
  );
}
