import { roleWords } from '#app/studio/people/role-words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/welcome-page.ts';
import { JoinInput } from '#app/access/input.ts';
import { acceptInvitation, findInvitation } from '#app/access/people/invitation-codes.server.ts';
import { signIn } from '#app/access/sign-in/sign-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { useNoSharedPhotos } from '#app/studio/albums/sending/use-shared-photos.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { type Problems, accountProblemText } from '#app/studio/people/problems.ts';
import { conflict, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const invitation = await findInvitation(services.database.writes, { schoolCode, code, now });
  return { invitation: invitation && { role: invitation.role, email: invitation.email } };
}

export const action = studioAction('welcome', {
  input: JoinInput,
  prepare(form) {
    // The invitation may contain it, and then the form does not ask.
    if (!form.has('email')) form.set('email', '');
    return form;
  },
  async run({ services, site, request, clientAddress = '', search, now, input }) {
    const { database } = services;
    const { schoolCode } = site;
    const code = search.get('code') ?? '';
    const invitation = await findInvitation(database.writes, { schoolCode, code, now });
    if (!invitation) return refuse({ refused: 'no-invitation' as const }, 410);
    if (!invitation.email && !input.email) return refuse({ problems: { email: 'required' } });

    const joined = await acceptInvitation(database.writes, { schoolCode, code, now, ...input });
    if ('refused' in joined)
      return joined.refused === 'easy-password'
        ? refuse({ problems: { password: 'easyPassword' } })
        : conflict({ refused: joined.refused });
    const email = invitation.email || input.email;
    const signedIn = await signIn(services, request, { ...input, email, clientAddress });
    if (!('cookies' in signedIn)) throw redirect(studioHref('signIn'));
    return redirect(studioHref('dashboard'), {
      headers: signedIn.cookies.map((cookie) => ['set-cookie', cookie]),
    });
  },
});

export const meta = studioMeta((words) => words.welcome.title);

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  useNoSharedPhotos();
  const words = useStudioWords();
  const { welcome } = words;
  const { invitation } = loaderData;
  const refused = actionData?.refused;
  if (!invitation || refused === 'no-invitation')
    return (
      <SignInFrame title={welcome.title}>
        <p role="alert">{welcome.noInvitation}</p>
      </SignInFrame>
    );

  const problems: Problems = actionData?.problems ?? {};
  const problemOf = (field: string) => accountProblemText(words, problems[field]);
  const obstacles = (['name', 'email', 'password'] as const).flatMap((field) =>
    problems[field] ? [{ field, text: `${welcome[field]}: ${problemOf(field)}` }] : [],
  );
  return (
    <SignInFrame
      title={welcome.title}
      lead={invitation.email ? welcome.lead(roleWords(words, invitation.role).name) : welcome.firstLead}
    >
      <Form method="post">
        <Field
          id="field-name"
          name="name"
          label={welcome.name}
          hint={welcome.nameHelp}
          problem={problemOf('name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        {invitation.email ? (
          <p>{invitation.email}</p>
        ) : (
          <Field
            id="field-email"
            name="email"
            label={welcome.email}
            problem={problemOf('email')}
            type="email"
            autoComplete="username"
            required
          />
        )}
        <NewPasswordField label={welcome.password} problem={problems.password} />
        <SendButton kind="primary">{welcome.submit}</SendButton>
        <Outcome
          refused={refused ? welcome.emailTaken : obstacles.length > 0 ? words.notDone : undefined}
          obstacles={obstacles.length > 0 ? obstacles : undefined}
        />
      </Form>
    </SignInFrame>
  );
}
