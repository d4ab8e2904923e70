import { Form } from 'react-router';
import { useStudioWords } from '#app/studio/words/words.ts';
import { NewPasswordField } from '#app/studio/people/sign-in/new-password-field.tsx';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { Section } from '../kit/section.tsx';
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
    <Section title={words.passwordTitle} note={words.passwordHelp} sheet="padded">
      <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
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
        <SendButton name="intent" value="password">
          {words.changePassword}
        </SendButton>
        <Outcome
          done={done}
          refused={locked || (isRefused ? studioWords.notDone : undefined)}
          obstacles={isRefused ? obstacles : undefined}
        />
      </Form>
    </Section>
  );
}
