import { useWords } from '#app/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { MAX_PER_DAY, MAX_PER_HOUR } from '#app/features/visitors/limits.ts';
import { Chart } from '../kit/chart.tsx';
import layout from '../kit/layout.module.css';
import { Table } from '../kit/table.tsx';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

/** The visitors of the last thirty days, in total and by day. */
export function VisitsPane({ visits }: Pick<Dashboard, 'visits'>) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard;
  const paneWords = words.visits;
  return (
    <Pane title={paneWords.title} part={visits} sheet="padded">
      {({ days, before, ever }) => {
        const total = days.reduce((sum, { visits }) => sum + visits, 0);
        const refused = days.reduce((sum, day) => sum + day.refused, 0);
        const most = Math.max(...days.map(({ visits }) => visits));
        const top = days.find(({ visits }) => visits === most)!;
        const peak = most > 0 ? paneWords.top(most, dates.day(top.day)) : paneWords.none;
        const first = dates.day(days[0]!.day);
        return (
          <>
            <Chart
              total={{
                value: words.number(total),
                note: before > 0 ? comparison(total, before, paneWords) : undefined,
              }}
              label={paneWords.chart(first, dates.day(days.at(-1)!.day), peak)}
              bars={days.map(({ day, visits }) => ({ key: day, value: visits }))}
              first={first}
              last={paneWords.today}
              peak={peak}
              isLastOpen
              number={words.number}
              table={{
                name: paneWords.table,
                children: (
                  <Table label={paneWords.title} kind="scroll">
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
                  </Table>
                ),
              }}
            />
            <p className={layout.quiet}>{paneWords.ever(ever)}</p>
            {refused > 0 && (
              <p className={layout.quiet}>{paneWords.refused(refused, MAX_PER_HOUR, MAX_PER_DAY)}</p>
            )}
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
