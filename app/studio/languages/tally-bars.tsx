import { languageNames } from '#app/words/locales.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './languages.module.css';
import type { LoadedTable } from './load-table.server.ts';

const SHOWN = ['written', 'part', 'older', 'draft', 'missing'] as const;

/** The share of content available in each language: numbers, with a bar for a quick overview. */
export function TallyBars({ tallies, total }: Pick<LoadedTable, 'tallies' | 'total'>) {
  const words = useStudioWords().languages;
  return (
    <dl className={styles.tally}>
      {tallies.map(({ language, ...counts }) => (
        <div key={language}>
          <dt lang={language}>{languageNames[language]}</dt>
          <dd>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(1, total)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {partsOf(counts).map(({ state, from, count }) => (
                <rect key={state} data-state={state} x={from} width={count} height="1" />
              ))}
            </svg>
            {SHOWN.filter((state) => state === 'written' || counts[state] > 0).map((state) => (
              <span key={state} data-state={state}>
                <b>{counts[state]}</b> {words.counted[state]}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function partsOf(counts: Record<(typeof SHOWN)[number], number>) {
  let from = 0;
  return (['written', 'part', 'older'] as const).map((state) => {
    const part = { state, from, count: counts[state] };
    from += part.count;
    return part;
  });
}
