import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/new-password-page.ts';
import { NewPasswordInput } from '#app/access/input.ts';
import { findResetLink, setNewPassword } from '#app/access/passwords/password-reset.server.ts';
import { showRemainingFactors } from '#app/access/factors/remaining-factors.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { accountProblemText } from '#app/studio/people/problems.ts';
import { refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const resetLink = await findResetLink(context.get(requestContext).services, codeIn(request));
  return { name: resetLink?.name };
}

export const action = studioAction('newPassword', {
  input: NewPasswordInput,
  async run({ services, request, input }) {
    const done = await setNewPassword(services, { code: codeIn(request), ...input });
    if (done === 'no-link') return refuse({ noLink: true }, 410);
    if (done === 'easy-password') return refuse({ problems: { password: 'easyPassword' } });
    const left = await showRemainingFactors(services, done.owner);
    return redirect(
      left ? studioHref('remainingFactors', { code: left }) : studioHref('signIn', { done: 'new-password' }),
    );
  },
});

const codeIn = (request: Request) => new URL(request.url).searchParams.get('code') ?? '';

export const meta = studioMeta((words) => words.people.newPassword.title);

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { newPassword: words } = peopleWords;
  const problem = accountProblemText(useStudioWords(), actionData?.problems?.['password']);
  if (!loaderData.name || actionData?.noLink)
    return (
      <SignInFrame title={words.title}>
        <p role="alert">{words.noLink}</p>
        <LinkButton kind="quiet" to={studioHref('forgottenPassword')}>
          {words.again}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame title={words.title} lead={words.lead(loaderData.name)}>
      <Form method="post">
        <NewPasswordField label={words.password} problem={actionData?.problems?.['password']} />
        <SendButton kind="primary">{words.submit}</SendButton>
        <Outcome refused={problem} obstacles={[{ field: 'password', text: words.password }]} />
      </Form>
    </SignInFrame>
  );
}
