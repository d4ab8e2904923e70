import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import { dayInIndia, dayOfMonth, monthOf, timeInIndia, weekdayOf } from '#app/core/time/days.ts';
import { documentHref, documentName } from './content-href.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

/** Everything that is published, taken down or changed automatically in the next two weeks. */
export function UpcomingPane({ coming }: Pick<Dashboard, 'coming'>) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.coming;
  return (
    <Pane id="coming" title={paneWords.title} part={coming}>
      {(items) =>
        items.length === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {items.map(({ type, id, language, title, at, what }) => {
              const day = dayInIndia(at);
              return (
                <li className={styles.row} key={`${type} ${id} ${language} ${what}`}>
                  <time className={styles.day} dateTime={at}>
                    <b>{dayOfMonth(day)}</b>
                    {dates.month(monthOf(day))}
                  </time>
                  <Link className={styles.about} to={documentHref({ type, id, language })}>
                    <b>{documentName(studioWords, { type, id, language, title })}</b>
                    <span>
                      <span className={styles.tag} data-what={what}>
                        {paneWords[what]}
                      </span>{' '}
                      {paneWords.at(words.weekdays[weekdayOf(day)]!, timeInIndia(at))}
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
