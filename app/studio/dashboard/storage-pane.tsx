import { useStudioWords } from '#app/studio/words/words.ts';
import { bytesInWords } from './bytes-in-words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

export function StoragePane({ storage }: Pick<Dashboard, 'storage'>) {
  const words = useStudioWords().dashboard;
  const paneWords = words.storage;
  return (
    <Pane
      id="storage"
      title={storage && storage.free === undefined ? paneWords.titleOfBucket : paneWords.title}
      part={storage}
    >
      {({ free, media, database, isLow }) => (
        <dl className={styles.pairs}>
          <div data-wrong={isLow ? '' : undefined}>
            <dt>{free === undefined ? paneWords.bucket : paneWords.free}</dt>
            <dd>{free === undefined ? paneWords.answers : bytesInWords(free)}</dd>
          </div>
          <div>
            <dt>{paneWords.media}</dt>
            <dd>{bytesInWords(media)}</dd>
          </div>
          <div>
            <dt>{paneWords.database}</dt>
            <dd>{bytesInWords(database)}</dd>
          </div>
        </dl>
      )}
    </Pane>
  );
}
