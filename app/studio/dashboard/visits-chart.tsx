import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { DayOfVisits } from '#app/features/visitors/last-days.ts';
import styles from './dashboard.module.css';

const [STEP, BAR, HEIGHT] = [10, 7, 100];

/** One bar per day, rendered on the server; the busiest day is dark. */
export function VisitsChart({ days }: { days: DayOfVisits[] }) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard;
  const paneWords = words.visits;
  const most = Math.max(...days.map(({ visits }) => visits));
  const top = days.find(({ visits }) => visits === most)!;
  const topText = most > 0 ? paneWords.top(most, dates.day(top.day)) : paneWords.none;
  const first = dates.day(days[0]!.day);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        role="img"
        aria-label={paneWords.chart(first, dates.day(days.at(-1)!.day), topText)}
      >
        <path d={`M0 ${HEIGHT + 0.5}H${days.length * STEP}`} />
        {days.map((day, index) => {
          const height = most > 0 ? Math.round((980 * day.visits) / most) / 10 : 0;
          return (
            <rect
              key={day.day}
              x={index * STEP + (STEP - BAR) / 2}
              y={Math.round(10 * (HEIGHT - height)) / 10}
              width={BAR}
              height={height}
              data-top={day === top ? '' : undefined}
            />
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{first}</span>
        <b>{topText}</b>
        <span>{paneWords.today}</span>
      </figcaption>
    </figure>
  );
}
