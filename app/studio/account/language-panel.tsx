import { Form } from 'react-router';
import { languageNames } from '#app/words/locales.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { useLocale } from '#app/words/words.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { RadioCards } from '../kit/radio-cards.tsx';
import { Section } from '../kit/section.tsx';
import { useStudioWords } from '../words/words.ts';

/** The language of the studio for the current person. */
export function LanguagePanel({ done }: { done: string | undefined }) {
  const words = useStudioWords().account.language;
  const chosen = useLocale();
  return (
    <Section title={words.title} note={words.lead} sheet="padded">
      <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
        <RadioCards
          name="language"
          legend={words.legend}
          chosen={chosen}
          cards={studioLanguages.map((language) => ({
            value: language,
            label: <span lang={language}>{languageNames[language]}</span>,
          }))}
        />
        <SendButton name="intent" value="language">
          {words.save}
        </SendButton>
        <Outcome done={done} />
      </Form>
    </Section>
  );
}
