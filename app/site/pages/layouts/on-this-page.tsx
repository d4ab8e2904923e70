import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './on-this-page.module.css';

/** Links to the sections of a long page. */
export function OnThisPage({ sections }: { sections: { id: string; heading: string }[] }) {
  const { onThisPage } = useWords();
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page" data-print="no">
      <h2 id="on-this-page">{onThisPage}</h2>
      <ul role="list">
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
