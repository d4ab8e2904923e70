import { themeQuery } from '#app/features/theme/input.ts';
import { LONGEST_NAME, MAX_SAVED_THEMES } from '#app/features/theme/saved-themes/saved-theme.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedSavedTheme } from '../load-theme.server.ts';
import styles from './saved-themes.module.css';

interface SaveThemeProps {
  savedThemes: LoadedSavedTheme[];
  /** The selection, once the page is hydrated and if it is valid. */
  query: string | undefined;
  typedName: string | undefined;
}

/** Part of the theme's form: saves the selection under a name. */
export function SaveTheme({ savedThemes, query, typedName }: SaveThemeProps) {
  const words = useStudioWords().theme.savedThemes;
  const same = savedThemes.find(({ typed }) => themeQuery(typed) === query);
  if (same) return <p className={styles.note}>{words.isKept(same.name)}</p>;
  if (savedThemes.length >= MAX_SAVED_THEMES) return <p className={styles.note}>{words.problem('full')}</p>;
  return (
    <details className={styles.keep} open={typedName !== undefined}>
      <summary>
        <span className="link">{words.keep}</span>
      </summary>
      <div>
        <div className="field">
          <label htmlFor="field-name">{words.name}</label>
          <input
            id="field-name"
            name="name"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            defaultValue={typedName ?? words.suggested(firstFree(savedThemes, words.suggested))}
          />
        </div>
        <SendButton className="button button--dark" name="intent" value="keep">
          {words.keepIt}
        </SendButton>
      </div>
    </details>
  );
}

/** The first number whose name is unused. */
const firstFree = (savedThemes: LoadedSavedTheme[], nameOf: (number: number) => string) =>
  savedThemes
    .map((_, index) => index + 1)
    .find((number) => !savedThemes.some(({ name }) => name === nameOf(number))) ?? savedThemes.length + 1;
