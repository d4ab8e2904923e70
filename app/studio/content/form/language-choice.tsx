import { useState } from 'react';
import { CHOSEN_LANGUAGE } from '#app/publishing/chosen-language.ts';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale, readLocale } from '#app/words/locales.ts';

interface LanguageChoiceProps {
  chosen: string;
  recognised: Locale | undefined;
  onChoose: (language: string) => void;
}

/**
 * The language the item is written in: recognised from its text, and correctable. One that was chosen before
 * the school stopped listing it stays among the choices, so that saving keeps it.
 */
export function LanguageChoice({ chosen, recognised, onChoose }: LanguageChoiceProps) {
  const words = useStudioWords().languages;
  const listed = useLanguages();
  const [stored] = useState(() => readLocale(chosen));
  const languages = stored && !listed.includes(stored) ? [...listed, stored] : listed;
  const id = `field-${CHOSEN_LANGUAGE}`;
  const notes = { hint: words.writtenInHelp };
  return (
    <Field id={id} label={words.writtenIn} {...notes}>
      <Select
        id={id}
        name={CHOSEN_LANGUAGE}
        defaultValue={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        {...describedBy(id, notes)}
      >
        <option value="">{words.recognised(recognised && words.names[recognised])}</option>
        {languages.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
