import type { Section } from '#content/page-content.ts';
import { SectionText } from '#app/site/content-page/section-text.tsx';
import { languageOf } from '#app/words/language-of.ts';
import styles from './mission.module.css';

/** The school's mission, set as large as the page allows, and what is meant by it. */
export function Mission({ section }: { section: Section }) {
  const [before, ...after] = section.heading.split(' & ');
  return (
    <section id={section.id} className={`wrap ${styles.mission}`} aria-labelledby="mission-heading">
      <h2 id="mission-heading" className={styles.words} lang={languageOf(section.heading)}>
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
