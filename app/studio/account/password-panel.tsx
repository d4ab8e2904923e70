import { Form, useNavigation } from 'react-router';
import { passwordRules } from '#app/features/staff/password-rules.ts';
import { Field } from '../form/field.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { type Problems, problemSaid } from '../people/problems.ts';
import { useStudioWords } from '../words/words.ts';
import { accountWords as words } from './words.ts';

export function PasswordPanel({ email, problems }: { email: string; problems: Problems }) {
  const studioWords = useStudioWords();
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
        <Field
          name="password"
          label={words.wanted}
          hint={studioWords.welcome.passwordHelp(passwordRules.shortest)}
          problem={problemSaid(studioWords, problems.password)}
          type="password"
          autoComplete="new-password"
          minLength={passwordRules.shortest}
          maxLength={passwordRules.longest}
          required
        />
        <button className="button button--dark" name="intent" value="password" disabled={sending}>
          {words.changePassword}
        </button>
      </Form>
    </Panel>
  );
}
