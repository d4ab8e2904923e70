import { Form } from 'react-router';
import { useStudioWords } from '#app/studio/words/words.ts';
import { NewPasswordField } from '#app/studio/people/sign-in/new-password-field.tsx';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { type Problems, accountProblemText } from '../people/problems.ts';

interface PasswordPanelProps {
  email: string;
  problems: Problems;
  /** Why no password is accepted for a while. */
  locked: string | 0 | undefined;
  done: string | undefined;
}

export function PasswordPanel({ email, problems, locked, done }: PasswordPanelProps) {
  const studioWords = useStudioWords();
  const words = studioWords.account;
  const obstacles = [
    problems.current && { field: 'current', text: words.wrongPassword },
    problems.password && {
      field: 'password',
      text: `${words.wanted}: ${accountProblemText(studioWords, problems.password)}`,
    },
  ].filter((one) => !!one);
  const isRefused = obstacles.length > 0;
  return (
    <Panel title={words.passwordTitle} lead={words.passwordHelp}>
      <Form method="post" className={styles.form} preventScrollReset>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
        <Field
          id="field-current"
          name="current"
          label={words.current}
          problem={problems.current && words.wrongPassword}
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField label={words.wanted} problem={problems.password} />
        <SendButton className="button button--dark" name="intent" value="password">
          {words.changePassword}
        </SendButton>
        <Outcome
          done={done}
          refused={locked || (isRefused ? studioWords.notDone : undefined)}
          obstacles={isRefused ? obstacles : undefined}
        />
      </Form>
    </Panel>
  );
}
