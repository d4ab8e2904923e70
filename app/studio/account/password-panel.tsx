import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, useNavigation } from 'react-router';
import { Field } from '../form/field.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { NewPasswordField } from '#app/studio/people/sign-in/new-password-field.tsx';
import type { Problems } from '../people/problems.ts';

export function PasswordPanel({ email, problems }: { email: string; problems: Problems }) {
  const words = useStudioWords().account;
  const sending = useNavigation().state !== 'idle';
  return (
    <Panel title={words.passwordTitle} lead={words.passwordHelp}>
      <Form method="post" className={styles.form}>
        {/* So that a password manager knows whose password this is. */}
        <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
        <Field
          name="current"
          label={words.current}
          problem={problems.current && words.wrongPassword}
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField label={words.wanted} problem={problems.password} />
        <button className="button button--dark" name="intent" value="password" disabled={sending}>
          {words.changePassword}
        </button>
      </Form>
    </Panel>
  );
}
