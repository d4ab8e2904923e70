import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import styles from './moments.module.css';

/** A timeline: down the page, or across it. */
export function Moments({ section: { id, heading, paragraphs, values, items } }: { section: FilledSection }) {
  const way = values['way'] === 'across' ? styles.across : styles.down;
  return (
    <section id={id} className={styles.band} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.inner} ${way}`}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`}>
            <LanguageText>{heading}</LanguageText>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LanguageText>{paragraph}</LanguageText>
            </p>
          ))}
        </div>
        <ol role="list" className={styles.line}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>
                <LanguageText>{name}</LanguageText>
              </h3>
              <p>
                <LanguageText>{text}</LanguageText>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
