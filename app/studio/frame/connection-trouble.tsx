import { studioHref } from '#app/access/studio-addresses.ts';
import { useSyncExternalStore } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Banner } from '../kit/banner.tsx';
import { AnchorButton, Button } from '../kit/button.tsx';
import styles from './connection-trouble.module.css';
import { connection } from './retrying-fetch.ts';

/** Above everything else, while a request is pending; the page behind it stays usable. */
export function ConnectionTrouble() {
  const words = useStudioWords().connection;
  const trouble = useSyncExternalStore(connection.watch, connection.trouble, () => undefined);
  return (
    <div aria-live="assertive" aria-atomic="true" className={styles.place}>
      {trouble && (
        <Banner
          kind="error"
          icon="wifi-off"
          action={
            <>
              {trouble === 'signedOut' && (
                <AnchorButton href={studioHref('signIn')} target="_blank">
                  {words.signIn}
                </AnchorButton>
              )}
              <Button type="button" onClick={connection.tryAgain}>
                {words.tryAgain}
              </Button>
            </>
          }
        >
          <p>{words[trouble]}</p>
        </Banner>
      )}
    </div>
  );
}
