import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useWords } from '#app/words/words.ts';
import styles from './anchor-strip.module.css';

/** The sections of a long page; on wide screens the strip stays visible while scrolling. */
export function AnchorStrip({ sections }: { sections: FilledSection[] }) {
  return (
    <nav className={styles.strip} aria-label={useWords().content.onThisPage}>
      <ul role="list" className="wrap">
        {sections
          .filter(({ heading }) => heading)
          .map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <LanguageText>{heading}</LanguageText>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
