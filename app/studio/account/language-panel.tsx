import { Form } from 'react-router';
import { languageNames } from '#app/words/locales.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { useLocale } from '#app/words/words.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { useStudioWords } from '../words/words.ts';
import own from './account.module.css';

/** The language of the studio for the current person. */
export function LanguagePanel({ done }: { done: string | undefined }) {
  const words = useStudioWords().account.language;
  const chosen = useLocale();
  return (
    <Panel title={words.title} lead={words.lead}>
      <Form method="post" className={styles.form} preventScrollReset>
        <fieldset className={own.choices}>
          <legend>{words.legend}</legend>
          {studioLanguages.map((language) => (
            <label key={language} lang={language}>
              <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
              {languageNames[language]}
            </label>
          ))}
        </fieldset>
        <SendButton className="button button--dark" name="intent" value="language">
          {words.save}
        </SendButton>
        <Outcome done={done} />
      </Form>
    </Panel>
  );
}
