import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { data, Form, Link, useNavigation } from 'react-router';
import type { Route } from './+types/forgotten-password-page.ts';
import { ForgottenInput } from '#app/access/input.ts';
import { askForNewPassword } from '#app/access/passwords/password-reset.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { problemsOf } from '#app/studio/people/problems.server.ts';
import { minutesUntil, type Problems, problemSaid } from '#app/studio/people/problems.ts';

interface Answer {
  problems?: Problems;
  lockedMinutes?: number;
  sent?: true;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientAddress = '', now } = context.get(requestContext);
  const input = ForgottenInput.safeParse(Object.fromEntries(await request.formData()));
  if (!input.success) return data<Answer>({ problems: problemsOf(input.error) }, { status: 400 });
  const answer = await askForNewPassword(services, { ...input.data, clientAddress });
  if (answer) return data<Answer>({ lockedMinutes: minutesUntil(answer.until, now) }, { status: 429 });
  return data<Answer>({ sent: true });
}

export const meta = studioMeta((words) => words.people.forgotten.title);

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { forgotten: words } = peopleWords;
  const studioWords = useStudioWords();
  const sending = useNavigation().state !== 'idle';
  const back = (
    <p>
      <Link to={studioHref('signIn')}>{words.back}</Link>
    </p>
  );
  if (actionData?.sent)
    return (
      <SignInFrame title={words.title}>
        <p role="status">{words.sent}</p>
        {back}
      </SignInFrame>
    );
  return (
    <SignInFrame title={words.title} lead={words.lead}>
      {actionData?.lockedMinutes && (
        <p className="field__error" role="alert">
          {words.locked(actionData.lockedMinutes)}
        </p>
      )}
      <Form method="post">
        <Field
          name="email"
          label={words.email}
          problem={problemSaid(studioWords, actionData?.problems?.email)}
          type="email"
          autoComplete="username"
          maxLength={200}
          required
        />
        <button className="button button--primary" disabled={sending}>
          {words.submit}
        </button>
      </Form>
      {back}
    </SignInFrame>
  );
}
