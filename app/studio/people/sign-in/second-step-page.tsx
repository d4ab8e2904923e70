import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/second-step-page.ts';
import { CodeInput } from '#app/access/input.ts';
import { findHalfSignedIn, finishSignIn } from '#app/access/sign-in/second-step.server.ts';
import { safeReturn } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { landingAfterSignIn } from '#app/access/sign-in/proof.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { locked, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  if (!(await findHalfSignedIn(services, request.headers))) throw redirect(studioHref('signIn'));
  return null;
}

export const action = studioAction('secondStep', {
  input: CodeInput,
  async run({ services, request, clientAddress = '', search, now, input }) {
    const answer = await finishSignIn(services, request, { ...input, clientAddress });
    if ('cookies' in answer)
      return redirect(landingAfterSignIn(safeReturn(search.get('then'))), {
        headers: answer.cookies.map((cookie) => ['set-cookie', cookie]),
      });
    if (answer.refused === 'over') return redirect(studioHref('signIn'));
    return answer.refused === 'wrong' ? refuse({ wrong: true }) : locked(answer.until, now);
  },
});

export const meta = studioMeta((words) => words.people.secondStep.title);

export default function SecondStepPage({ actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { secondStep: words } = peopleWords;
  return (
    <SignInFrame title={words.title} lead={words.lead}>
      <Form method="post">
        <Field
          id="field-code"
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SendButton kind="primary">{words.submit}</SendButton>
        {actionData && (
          <Outcome
            refused={actionData.lockedMinutes ? words.locked(actionData.lockedMinutes) : words.wrong}
            obstacles={[{ field: 'code', text: words.code }]}
          />
        )}
      </Form>
      <LinkButton kind="quiet" to={studioHref('signIn')}>
        {words.back}
      </LinkButton>
    </SignInFrame>
  );
}
