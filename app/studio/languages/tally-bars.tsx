import { Progress } from '#app/studio/kit/progress.tsx';
import { State, type StateKind } from '#app/studio/kit/state.tsx';
import { languageNames } from '#app/words/locales.ts';
import layout from '../kit/layout.module.css';
import { useStudioWords } from '../words/words.ts';
import type { LoadedTable } from './load-table.server.ts';

const SHOWN = ['written', 'part', 'older', 'draft', 'missing'] as const;

const MARKS: Record<(typeof SHOWN)[number], StateKind> = {
  written: 'public',
  part: 'older',
  older: 'older',
  draft: 'draft',
  missing: 'missing',
};

/** The share of content available in each language: numbers, with a bar for a quick overview. */
export function TallyBars({ tallies, total }: Pick<LoadedTable, 'tallies' | 'total'>) {
  const words = useStudioWords().languages;
  return (
    <dl className={`${layout.cols} ${layout.even}`}>
      {tallies.map(({ language, ...counts }) => (
        <div key={language} className={`${layout.stack} ${layout.close}`}>
          <dt lang={language}>
            <b>{languageNames[language]}</b>
          </dt>
          <dd className={`${layout.stack} ${layout.close}`}>
            <Progress value={counts.written} max={Math.max(1, total)} />
            <span className={layout.line}>
              {SHOWN.filter((state) => state === 'written' || counts[state] > 0).map((state) => (
                <State key={state} kind={MARKS[state]}>
                  <span>
                    <b>{counts[state]}</b> {words.counted[state]}
                  </span>
                </State>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
