import { studioHref } from '#app/access/studio-addresses.ts';
import { useSyncExternalStore } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './connection-trouble.module.css';
import { connection } from './retrying-fetch.ts';

/** Above everything else, while a request is pending; the page behind it stays usable. */
export function ConnectionTrouble() {
  const words = useStudioWords().connection;
  const trouble = useSyncExternalStore(connection.watch, connection.trouble, () => undefined);
  return (
    <div aria-live="assertive" aria-atomic="true" className={styles.place}>
      {trouble && (
        <div className={styles.box}>
          <p>{words[trouble]}</p>
          <p className={styles.ways}>
            {trouble === 'signedOut' && (
              <a className="button button--dark" href={studioHref('signIn')} target="_blank">
                {words.signIn}
              </a>
            )}
            <button type="button" className="button" onClick={connection.tryAgain}>
              {words.tryAgain}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
