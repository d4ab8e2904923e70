import { dayInIndia, formatDay } from '#app/core/days.ts';
import { Link } from 'react-router';
import { contentHref } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';
import { words } from './words.ts';

/** What was begun and never published. */
export function DraftsPane({ drafts }: Pick<Dashboard, 'drafts'>) {
  const said = words.drafts;
  return (
    <Pane id="drafts" title={said.title} count={drafts?.count} part={drafts}>
      {({ drafts: some, count }) =>
        count === 0 ? (
          <p>{said.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {some.map(({ table, id, title, updatedAt }) => (
              <li className={styles.row} key={`${table} ${id}`}>
                <Link className={styles.about} to={contentHref(table, id)}>
                  <b>{title || said.untitled}</b>
                  <span>{said.changed(words.types[table], formatDay(dayInIndia(updatedAt)))}</span>
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
