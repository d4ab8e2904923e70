import type { LanguageState } from '#app/publishing/translations/table.server.ts';
import { State, type StateKind } from '#app/studio/kit/state.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

const kindOf: Record<LanguageState, StateKind> = {
  written: 'public',
  older: 'older',
  part: 'older',
  draft: 'draft',
  missing: 'missing',
};

interface LanguageMarkProps {
  state: LanguageState;
  /** How many segments are outdated or missing. */
  older?: number;
  missing?: number;
}

export function LanguageMark({ state, older = 0, missing = 0 }: LanguageMarkProps) {
  const words = useStudioWords().languages;
  return (
    <>
      <State kind={kindOf[state]}>{words.states[state]}</State>
      {state === 'older' && <small>{words.differs(older)}</small>}
      {(state === 'older' || state === 'part') && missing > 0 && <small>{words.lacking(missing)}</small>}
    </>
  );
}
