import { Fragment } from 'react';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './changed-words.module.css';

/**
 * A text with what is gone struck out and what is new underlined, and heard as what it is, too: a screen reader says
 * nothing of a line through a word. No mark goes on under the space after its words.
 */
export function ChangedWords({ parts }: { parts: readonly DiffPart[] }) {
  const words = useStudioWords().languages;
  return (
    <span className={styles.words}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'gone' ? 'del' : 'ins';
        const trimmed = text.trimEnd();
        return (
          <Fragment key={index}>
            <Mark>
              <span className="unseen">{words[kind]}</span>
              {trimmed}
            </Mark>
            {text.slice(trimmed.length)}
          </Fragment>
        );
      })}
    </span>
  );
}
