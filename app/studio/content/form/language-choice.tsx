import { CHOSEN_LANGUAGE } from '#app/publishing/chosen-language.ts';
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';

interface LanguageChoiceProps {
  chosen: string;
  recognised: Locale | undefined;
  onChoose: (language: string) => void;
}

/** The language the item is written in: recognised from its text, and correctable. */
export function LanguageChoice({ chosen, recognised, onChoose }: LanguageChoiceProps) {
  const words = useStudioWords().languages;
  const languages = useLanguages();
  const id = `field-${CHOSEN_LANGUAGE}`;
  const notes = { hint: words.writtenInHelp };
  return (
    <div className="field">
      <label htmlFor={id}>{words.writtenIn}</label>
      <FieldNotes id={id} {...notes} />
      <select
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
      </select>
    </div>
  );
}
