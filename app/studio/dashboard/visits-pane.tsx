import { useWords } from '#app/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { MAX_PER_DAY, MAX_PER_HOUR } from '#app/features/visitors/limits.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';
import { VisitsChart } from './visits-chart.tsx';

/** The visitors of the last thirty days, in total and by day. */
export function VisitsPane({ visits }: Pick<Dashboard, 'visits'>) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard;
  const paneWords = words.visits;
  return (
    <Pane id="visits" title={paneWords.title} part={visits}>
      {({ days, before, ever }) => {
        const total = days.reduce((sum, { visits }) => sum + visits, 0);
        const refused = days.reduce((sum, day) => sum + day.refused, 0);
        return (
          <>
            <p className={styles.sum}>
              <b>{words.number(total)}</b>
              {before > 0 && <span>{comparison(total, before, paneWords)}</span>}
            </p>
            <VisitsChart days={days} />
            <p className={styles.quiet}>{paneWords.ever(ever)}</p>
            {refused > 0 && (
              <p className={styles.quiet}>{paneWords.refused(refused, MAX_PER_HOUR, MAX_PER_DAY)}</p>
            )}
            <details className={styles.table}>
              <summary>{paneWords.table}</summary>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{paneWords.day}</th>
                    <th scope="col">{paneWords.visits}</th>
                    {refused > 0 && <th scope="col">{paneWords.notCounted}</th>}
                  </tr>
                </thead>
                <tbody>
                  {[...days].reverse().map(({ day, visits, ...not }) => (
                    <tr key={day}>
                      <th scope="row">{dates.day(day)}</th>
                      <td>{words.number(visits)}</td>
                      {refused > 0 && <td>{words.number(not.refused)}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        );
      }}
    </Pane>
  );
}

function comparison(total: number, before: number, words: StudioWords['dashboard']['visits']): string {
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return words.same;
  return percent > 0 ? words.more(percent) : words.fewer(-percent);
}
