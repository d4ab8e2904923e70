import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { Link } from 'react-router';
import { contentHref, kindName } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

/** What was begun and never published. */
export function DraftsPane({ drafts }: Pick<Dashboard, 'drafts'>) {
  const { dates } = useWords();
  const spoken = useStudioWords();
  const words = spoken.dashboard;
  const said = words.drafts;
  return (
    <Pane id="drafts" title={said.title} count={drafts?.count} part={drafts}>
      {({ drafts: some, count }) =>
        count === 0 ? (
          <p>{said.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {some.map(({ type, id, title, updatedAt }) => (
              <li className={styles.row} key={`${type} ${id}`}>
                <Link className={styles.about} to={contentHref(type, id)}>
                  <b>{title || said.untitled}</b>
                  <span>{said.changed(kindName(spoken, type), dates.day(dayInIndia(updatedAt)))}</span>
                </Link>
              </li>
            ))}
            {count > some.length && <li className={styles.row}>{said.more(count - some.length)}</li>}
          </ul>
        )
      }
    </Pane>
  );
}
