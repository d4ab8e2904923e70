import { studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/sign-in-page.ts';
import { SignInInput } from '#app/access/input.ts';
import { signIn } from '#app/access/sign-in/sign-in.server.ts';
import { findStaff, isFactorOverdue, safeReturn } from '#app/access/sessions/signed-in.server.ts';
import { isCrossSite } from '#app/platform/http/cross-site.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field } from '#app/studio/form/field.tsx';
import { useNoSharedPhotos } from '#app/studio/albums/sending/use-shared-photos.ts';
import { useNoEditLink } from '#app/studio/edit/edit-link.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { landingAfterSignIn } from '#app/access/sign-in/proof.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { locked, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const wanted = landingAfterSignIn(safeReturn(searchParams.get('then')));
  const staff = await findStaff(services, request.headers);
  // The target may redirect back here while a second factor is missing.
  if (staff) throw redirect((await isFactorOverdue(services, staff)) ? studioHref('account') : wanted);
  // Photos sent by another site's page are not kept either.
  const keeps = isCrossSite(request, services.site.url) ? undefined : wanted;
  return { wanted, keeps, hasNewPassword: searchParams.get('done') === 'new-password' };
}

export const action = studioAction('signIn', {
  input: SignInInput,
  async run({ services, request, clientAddress = '', search, now, input }) {
    const answer = await signIn(services, request, { ...input, clientAddress });
    if ('refused' in answer)
      return answer.refused === 'wrong' ? refuse({ wrong: true }) : locked(answer.until, now);
    const then = safeReturn(search.get('then'));
    const to = answer.secondStep ? studioHrefThen('secondStep', then) : landingAfterSignIn(then);
    return redirect(to, { headers: answer.cookies.map((cookie) => ['set-cookie', cookie]) });
  },
});

export const meta = studioMeta((words) => words.signIn.title);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { signIn: words } = useStudioWords();
  useNoEditLink();
  useNoSharedPhotos(loaderData.keeps);
  const insecure = useHydrated() && !window.isSecureContext;
  const isWrong = actionData?.wrong || actionData?.problems;
  const lockedOut = actionData?.lockedMinutes && words.locked(actionData.lockedMinutes);
  return (
    <SignInFrame title={words.title} lead={words.lead}>
      {loaderData.hasNewPassword && !actionData && (
        <Banner kind="good" icon="circle-check" role="status">
          <p>{peopleWords.newPasswordIsSet}</p>
        </Banner>
      )}
      {insecure && (
        <Banner kind="error" icon="circle-alert" role="alert">
          <p>{words.insecure}</p>
        </Banner>
      )}
      {/* A full page load discards all state from before signing in. */}
      <PasskeyButton why="sign-in" onDone={() => location.assign(loaderData.wanted)} />
      <Form method="post">
        <Field
          id="field-email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          required
        />
        <Field
          id="field-password"
          name="password"
          label={words.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <SendButton>{words.submit}</SendButton>
        <Outcome
          refused={isWrong ? words.wrong : lockedOut || undefined}
          obstacles={isWrong ? [{ field: 'password', text: words.password }] : undefined}
        />
      </Form>
      <LinkButton kind="quiet" to={studioHref('forgottenPassword')}>
        {words.forgotten}
      </LinkButton>
    </SignInFrame>
  );
}
