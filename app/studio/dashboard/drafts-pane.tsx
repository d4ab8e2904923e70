import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { Link } from 'react-router';
import { contentHref, contentTypeName } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

/** What was begun and never published. */
export function DraftsPane({ drafts }: Pick<Dashboard, 'drafts'>) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.drafts;
  return (
    <Pane id="drafts" title={paneWords.title} count={drafts?.count} part={drafts}>
      {({ drafts: some, count }) =>
        count === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {some.map(({ type, id, title, updatedAt }) => (
              <li className={styles.row} key={`${type} ${id}`}>
                <Link className={styles.about} to={contentHref(type, id)}>
                  <b>{title || paneWords.untitled}</b>
                  <span>
                    {paneWords.changed(contentTypeName(studioWords, type), dates.day(dayInIndia(updatedAt)))}
                  </span>
                </Link>
              </li>
            ))}
            {count > some.length && <li className={styles.row}>{paneWords.more(count - some.length)}</li>}
          </ul>
        )
      }
    </Pane>
  );
}
