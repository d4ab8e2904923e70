import { LanguageText } from '#app/ui/prose/language-text.tsx';
import styles from './pull-quote.module.css';

/** A sentence of the page in large type on a wall of its own. */
export function PullQuote({ children }: { children: string }) {
  return (
    <div className={styles.wall}>
      <p className={`wrap ${styles.words}`}>
        <LanguageText>{children}</LanguageText>
      </p>
    </div>
  );
}
