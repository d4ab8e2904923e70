import { Link } from 'react-router';
import { dayInIndia, dayOfMonth, monthName, monthOf, timeInIndia } from '#app/core/days.ts';
import { contentHref } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';
import { weekdayOf } from './weekday.ts';
import { words } from './words.ts';

/** What goes up and what comes down by itself in the next two weeks. */
export function ComingPane({ coming }: Pick<Dashboard, 'coming'>) {
  const said = words.coming;
  return (
    <Pane id="coming" title={said.title} part={coming}>
      {(items) =>
        items.length === 0 ? (
          <p>{said.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {items.map(({ table, id, title, at, what }) => {
              const day = dayInIndia(at);
              return (
                <li className={styles.row} key={`${table} ${id} ${what}`}>
                  <time className={styles.day} dateTime={at}>
                    <b>{dayOfMonth(day)}</b>
                    {monthName(monthOf(day))}
                  </time>
                  <Link className={styles.about} to={contentHref(table, id)}>
                    <b>{title}</b>
                    <span>
                      <span className={styles.tag} data-what={what}>
                        {said[what]}
                      </span>{' '}
                      {said.at(weekdayOf(day), timeInIndia(at))}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      }
    </Pane>
  );
}
