import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useWords } from '#app/words/words.ts';
import styles from './glance.module.css';

/** Ages, classes and programme at a glance, between two hairlines. */
export function Glance({ section: { items } }: { section: FilledSection }) {
  return (
    <section className="wrap" aria-label={useWords().content.atAGlance}>
      <dl className={styles.facts}>
        {items.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <LanguageText>{name}</LanguageText>
            </dt>
            <dd>
              <LanguageText>{value}</LanguageText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
