import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { data, Form } from 'react-router';
import type { Route } from './+types/forgotten-password-page.ts';
import { ForgottenInput } from '#app/access/input.ts';
import { askForNewPassword } from '#app/access/passwords/password-reset.server.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { accountProblemText } from '#app/studio/people/problems.ts';
import { locked, studioAction } from '#app/studio/form/studio-action.server.ts';

export const action = studioAction('forgottenPassword', {
  input: ForgottenInput,
  async run({ services, clientAddress = '', now, input }) {
    const answer = await askForNewPassword(services, { ...input, clientAddress });
    if (answer) return locked(answer.until, now);
    return data({
      sent: services.mailer.goesTo === 'files' ? ('to a file' as const) : ('by mail' as const),
    });
  },
});

export const meta = studioMeta((words) => words.people.forgotten.title);

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { forgotten: words } = peopleWords;
  const studioWords = useStudioWords();
  const problem = accountProblemText(studioWords, actionData?.problems?.['email']);
  const lockedOut = actionData?.lockedMinutes ? words.locked(actionData.lockedMinutes) : undefined;
  const back = (
    <LinkButton kind="quiet" to={studioHref('signIn')}>
      {words.back}
    </LinkButton>
  );
  if (actionData?.sent)
    return (
      <SignInFrame title={words.title}>
        <Outcome done={words.sent[actionData.sent]} />
        {back}
      </SignInFrame>
    );
  return (
    <SignInFrame title={words.title} lead={words.lead}>
      <Form method="post">
        <Field
          id="field-email"
          name="email"
          label={words.email}
          problem={problem}
          type="email"
          autoComplete="username"
          maxLength={200}
          required
        />
        <SendButton kind="primary">{words.submit}</SendButton>
        <Outcome
          refused={lockedOut ?? problem}
          obstacles={problem ? [{ field: 'email', text: words.email }] : undefined}
        />
      </Form>
      {back}
    </SignInFrame>
  );
}
