import { Fragment } from 'react';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './changed-words.module.css';

/**
 * A text with removed parts struck out and added ones underlined, also named for screen readers, which do not
 * announce strike-through. Marks do not cover the space after their words.
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
