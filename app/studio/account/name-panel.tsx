import { Form, useNavigation } from 'react-router';
import { Field } from '../form/field.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { type Problems, problemSaid } from '../people/problems.ts';
import { useStudioWords } from '../words/words.ts';

export function NamePanel({ name, email, problems }: { name: string; email: string; problems: Problems }) {
  const words = useStudioWords().account;
  const studioWords = useStudioWords();
  const sending = useNavigation().state !== 'idle';
  return (
    <Panel title={words.nameTitle} lead={email}>
      <Form method="post" className={styles.form}>
        <Field
          name="name"
          label={words.name}
          hint={words.nameHelp}
          problem={problemSaid(studioWords, problems.name)}
          defaultValue={name}
          autoComplete="name"
          maxLength={100}
          required
        />
        <button className="button button--dark" name="intent" value="name" disabled={sending}>
          {words.save}
        </button>
      </Form>
    </Panel>
  );
}
