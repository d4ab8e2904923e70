import type { ReactNode } from 'react';
import styles from './chart.module.css';

const [STEP, BAR, HEIGHT, LINES] = [10, 7.6, 100, 3];

interface ChartProps {
  /** All bars together, above them. */
  total?: { value: string; note?: ReactNode };
  /** What a screen reader reads instead of the bars. */
  label: string;
  /** One series, at most 30. */
  bars: { key: string; value: number }[];
  /** Below the first and the last bar. */
  first: string;
  last: string;
  /** The highest bar in words. */
  peak: string;
  /** The last bar still grows, so it has a dashed edge. */
  isLastOpen?: boolean;
  number: (value: number) => string;
  /** The values as a table, a press away. */
  table: { name: string; children: ReactNode };
}

/** Bars from 0, the highest one dark. Labels are HTML, so that they never shrink with the drawing. */
export function Chart({
  total,
  label,
  bars,
  first,
  last,
  peak,
  isLastOpen = false,
  number,
  table,
}: ChartProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const step = roundStep(most / LINES);
  const top = step * LINES;
  const width = bars.length * STEP;
  const dark = bars.findIndex(({ value }) => value === most && most > 0);
  return (
    <figure className={styles.chart}>
      {total && (
        <p className={styles.total}>
          <b>{total.value}</b> {total.note && <span>{total.note}</span>}
        </p>
      )}
      <div className={styles.plot}>
        <p aria-hidden="true" className={styles.scale}>
          {[3, 2, 1, 0].map((line) => (
            <span key={line}>{number(step * line)}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path d={[0, 1, 2, 3].map((line) => `M0 ${rounded((HEIGHT * line) / LINES)}H${width}`).join('')} />
          {bars.map(({ key, value }, index) => {
            const height = rounded((HEIGHT * value) / top);
            return (
              <rect
                key={key}
                x={rounded(index * STEP + (STEP - BAR) / 2)}
                y={rounded(HEIGHT - height)}
                width={BAR}
                height={height}
                data-peak={index === dark || undefined}
                data-open={(isLastOpen && index === bars.length - 1) || undefined}
              />
            );
          })}
        </svg>
      </div>
      <figcaption aria-hidden="true">
        <span>{first}</span>
        <b>{peak}</b>
        <span>{last}</span>
      </figcaption>
      <details className={styles.table}>
        <summary>{table.name}</summary>
        {table.children}
      </details>
    </figure>
  );
}

const rounded = (value: number): number => Math.round(10 * value) / 10;

/** The next round number: 1, 2, 3, 4, 5, 6 or 8 with zeros. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 3, 4, 5, 6, 8].find((digit) => digit * unit >= least) ?? 10) * unit;
}
