import type { FilledSection } from '#app/features/pages/filled.ts';
import { SectionText } from './section-text.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './statement.module.css';

/** Text as large as the page allows, and its explanation. */
export function Statement({ section }: { section: FilledSection }) {
  const languageOf = useLanguageOf();
  const [before, ...after] = section.heading.split(' & ');
  return (
    <section id={section.id} className={`wrap ${styles.statement}`} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`} className={styles.words} lang={languageOf(section.heading)}>
        {before}
        {after.map((rest) => (
          <span key={rest}>
            {' '}
            <span className={styles.and}>&amp;</span> {rest}
          </span>
        ))}
      </h2>
      <div className={styles.text}>
        <SectionText section={section} lead />
      </div>
    </section>
  );
}
