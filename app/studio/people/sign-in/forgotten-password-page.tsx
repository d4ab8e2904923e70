import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { data, Form, Link } from 'react-router';
import type { Route } from './+types/forgotten-password-page.ts';
import { ForgottenInput } from '#app/access/input.ts';
import { askForNewPassword } from '#app/access/passwords/password-reset.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { problemsOf } from '#app/studio/people/problems.server.ts';
import { minutesUntil, type Problems, accountProblemText } from '#app/studio/people/problems.ts';

interface Answer {
  problems?: Problems;
  lockedMinutes?: number;
  sent?: 'by mail' | 'to a file';
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientAddress = '', now } = context.get(requestContext);
  const input = ForgottenInput.safeParse(Object.fromEntries(await request.formData()));
  if (!input.success) return data<Answer>({ problems: problemsOf(input.error) }, { status: 400 });
  const answer = await askForNewPassword(services, { ...input.data, clientAddress });
  if (answer) return data<Answer>({ lockedMinutes: minutesUntil(answer.until, now) }, { status: 429 });
  return data<Answer>({ sent: services.config.smtp ? 'by mail' : 'to a file' });
}

export const meta = studioMeta((words) => words.people.forgotten.title);

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { forgotten: words } = peopleWords;
  const studioWords = useStudioWords();
  const problem = accountProblemText(studioWords, actionData?.problems?.email);
  const locked = actionData?.lockedMinutes ? words.locked(actionData.lockedMinutes) : undefined;
  const back = (
    <p>
      <Link to={studioHref('signIn')}>{words.back}</Link>
    </p>
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
        <SendButton className="button button--primary">{words.submit}</SendButton>
        <Outcome
          refused={locked ?? problem}
          obstacles={problem ? [{ field: 'email', text: words.email }] : undefined}
        />
      </Form>
      {back}
    </SignInFrame>
  );
}
