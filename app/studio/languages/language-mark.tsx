import type { LanguageState } from '#app/publishing/translations/table.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import styles from './languages.module.css';

/** Full, half, a ring, a dashed ring: distinguished by more than colour. */
export const LanguageDot = ({ state }: { state: LanguageState }) => (
  <svg className={styles.dot} data-state={state} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 1.5a6.5 6.5 0 0 0 0 13z" />
  </svg>
);

interface LanguageMarkProps {
  state: LanguageState;
  /** How many segments are outdated or missing. */
  older?: number;
  missing?: number;
}

export function LanguageMark({ state, older = 0, missing = 0 }: LanguageMarkProps) {
  const words = useStudioWords().languages;
  return (
    <span className={styles.mark} data-state={state}>
      <LanguageDot state={state} />
      {words.states[state]}
      {state === 'older' && <small>{words.differs(older)}</small>}
      {(state === 'older' || state === 'part') && missing > 0 && <small>{words.lacking(missing)}</small>}
    </span>
  );
}

/** In a list: the translation that families read in this language is outdated. */
export function OlderMark({ language }: { language: Locale }) {
  const words = useStudioWords().languages;
  return (
    <span className={styles.mark} data-state="older">
      <LanguageDot state="older" />
      <span>
        <span lang={language}>{languageNames[language]}</span>: {words.states.older}
      </span>
    </span>
  );
}
