import { passwordRules } from '#app/access/passwords/password-rules.ts';
import { Field } from '#app/studio/form/field.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { accountProblemText } from '#app/studio/people/problems.ts';

/** A field to choose a new password, with its rules. */
export function NewPasswordField({ label, problem }: { label: string; problem: string | undefined }) {
  const words = useStudioWords();
  return (
    <Field
      id="field-password"
      name="password"
      label={label}
      hint={words.welcome.passwordHelp(passwordRules.shortest)}
      problem={accountProblemText(words, problem)}
      type="password"
      autoComplete="new-password"
      minLength={passwordRules.shortest}
      maxLength={passwordRules.longest}
      required
    />
  );
}
