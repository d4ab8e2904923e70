import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { isRich } from '#app/core/text/rich/rich-text.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { RichText } from '#app/ui/prose/rich-text.tsx';
import styles from './questions.module.css';

/** Questions that expand to their answers one by one; in print all of them are open. */
export const Questions = ({ items }: { items: FilledSection['items'] }) => (
  <div className={styles.questions}>
    {items
      .filter(({ question }) => question)
      .map(({ question, answer = '' }) => (
        <details key={question}>
          <summary>
            <LanguageText>{question}</LanguageText>
          </summary>
          {isRich(answer) ? (
            <RichText html={answer} level={3} />
          ) : (
            answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))
          )}
        </details>
      ))}
  </div>
);
