import { dayInIndia } from '#app/core/time/days.ts';
import { libraryHref } from '#app/studio/library/library-href.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane, Row } from './pane.tsx';

/** Which files will be deleted because nothing uses them, while there is time to keep them. */
export function DeletionsPane({ deletions }: Pick<Dashboard, 'deletions'>) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard.deletions;
  if (deletions === undefined) return null;
  return (
    <Pane id="deletions" title={words.title} part={deletions}>
      {({ files, own, firstOn }) => (
        <ul className={styles.rows} role="list">
          <Row
            title={words.files(files)}
            hint={[words.first(files, dates.day(dayInIndia(firstOn))), own > 0 && words.own(own, files)]
              .filter(Boolean)
              .join(' ')}
            href={libraryHref({ tab: 'unused' })}
            fix={words.see}
          />
        </ul>
      )}
    </Pane>
  );
}
