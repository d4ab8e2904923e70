import { useStudioWords } from '#app/studio/words/words.ts';
import { bytesInWords } from './bytes-in-words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

export function StoragePane({ storage }: Pick<Dashboard, 'storage'>) {
  const words = useStudioWords().dashboard;
  const said = words.storage;
  return (
    <Pane
      id="storage"
      title={storage && storage.free === undefined ? said.titleOfBucket : said.title}
      part={storage}
    >
      {({ free, media, database, isLow }) => (
        <dl className={styles.pairs}>
          <div data-wrong={isLow ? '' : undefined}>
            <dt>{free === undefined ? said.bucket : said.free}</dt>
            <dd>{free === undefined ? said.answers : bytesInWords(free)}</dd>
          </div>
          <div>
            <dt>{said.media}</dt>
            <dd>{bytesInWords(media)}</dd>
          </div>
          <div>
            <dt>{said.database}</dt>
            <dd>{bytesInWords(database)}</dd>
          </div>
        </dl>
      )}
    </Pane>
  );
}
