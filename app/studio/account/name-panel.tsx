import { Form } from 'react-router';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { type Problems, accountProblemText } from '../people/problems.ts';
import { useStudioWords } from '../words/words.ts';

interface NamePanelProps {
  name: string;
  email: string;
  problems: Problems;
  done: string | undefined;
}

export function NamePanel({ name, email, problems, done }: NamePanelProps) {
  const studioWords = useStudioWords();
  const words = studioWords.account;
  const problem = accountProblemText(studioWords, problems.name);
  return (
    <Panel title={words.nameTitle} lead={email}>
      <Form method="post" className={styles.form} preventScrollReset>
        <Field
          id="field-name"
          name="name"
          label={words.name}
          hint={words.nameHelp}
          problem={problem}
          defaultValue={name}
          autoComplete="name"
          maxLength={100}
          required
        />
        <SendButton className="button button--dark" name="intent" value="name">
          {words.save}
        </SendButton>
        <Outcome
          done={done}
          refused={problem && studioWords.notDone}
          obstacles={problem ? [{ field: 'name', text: `${words.name}: ${problem}` }] : undefined}
        />
      </Form>
    </Panel>
  );
}
