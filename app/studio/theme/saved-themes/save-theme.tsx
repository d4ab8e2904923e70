import { themeQuery } from '#app/features/theme/input.ts';
import { LONGEST_NAME, MAX_SAVED_THEMES } from '#app/features/theme/saved-themes/saved-theme.ts';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { Field } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedSavedTheme } from '../load-theme.server.ts';

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
  if (same) return <p className={layout.quiet}>{words.isKept(same.name)}</p>;
  if (savedThemes.length >= MAX_SAVED_THEMES) return <p className={layout.quiet}>{words.problem('full')}</p>;
  return (
    <details open={typedName !== undefined}>
      <summary className={buttonClass('quiet')}>{words.keep}</summary>
      <div className={`${layout.stack} ${layout.close}`}>
        <Field id="field-name" label={words.name}>
          <Input
            id="field-name"
            name="name"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            defaultValue={typedName ?? words.suggested(firstFree(savedThemes, words.suggested))}
          />
        </Field>
        <SendButton name="intent" value="keep">
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
