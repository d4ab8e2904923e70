import { Form, useNavigation } from 'react-router';
import { Field } from '../form/field.tsx';
import { useStudioWords } from '../words/words.ts';
import styles from './panel.module.css';
import { type Problems, problemSaid } from './problems.ts';
import { RoleField } from './role-field.tsx';

export function InviteForm({ problems }: { problems: Problems }) {
  const peopleWords = useStudioWords().people;
  const { people: words } = peopleWords;
  const studioWords = useStudioWords();
  const sending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className={styles.form}>
      <Field
        name="email"
        label={words.email}
        problem={problemSaid(studioWords, problems.email)}
        type="email"
        autoComplete="off"
        maxLength={200}
        required
      />
      <RoleField value="editor" />
      <label className={styles.tick}>
        <input type="checkbox" name="byMail" value="yes" />
        {words.byMail}
      </label>
      <button className="button button--primary" name="intent" value="invite" disabled={sending}>
        {words.invite}
      </button>
    </Form>
  );
}
