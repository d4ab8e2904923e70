import { createContext, useContext } from 'react';
import { hrefOf } from '#app/addresses.ts';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.tsx';

/** Not of the loaders' data: the number is wanted most when they have failed. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** The heading is the specification's own; details stay in the log, under the number shown here. */
export function UnexpectedError() {
  const { errors } = useWords();
  const requestId = useContext(RequestIdContext);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{errors.unexpectedTitle}</title>
      <meta name="robots" content="noindex" />
      <h1>{errors.unexpectedTitle}</h1>
      <p className="lead">{errors.unexpectedText}</p>
      <p>
        <a className="button button--primary" href={hrefOf('home')}>
          {errors.wayHome}
        </a>
      </p>
      {requestId && <p className={styles.number}>{errors.requestId(requestId)}</p>}
    </div>
  );
}
