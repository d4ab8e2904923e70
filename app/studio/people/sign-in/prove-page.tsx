import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/prove-page.ts';
import { ProofInput } from '#app/access/input.ts';
import { listOwnPasskeys } from '#app/access/factors/passkeys.server.ts';
import { isProven, proveByPassword } from '#app/access/sign-in/proof.server.ts';
import { provenActionAt, pageOfFile } from '#app/access/sign-in/proof.ts';
import { requireStaff, requirePermission, safeReturn } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { AnchorButton, LinkButton } from '#app/studio/kit/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProofField, ProofLead } from './proof-field.tsx';
import { locked, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const wanted = wantedOf(request);
  const provenAction = provenActionAt(wanted);
  const proven = isProven(staff, now);
  if (proven && !provenAction) throw redirect(wanted);
  const passkeys = await listOwnPasskeys(services.database.writes, staff);
  // An action with its own address is a download: the file is saved, and the current page stays.
  return {
    provenAction,
    back: pageOfFile(wanted) ?? studioHref('account'),
    hasPasskey: passkeys.length > 0,
    file: proven ? wanted : undefined,
  };
}

export const action = studioAction('prove', {
  input: ProofInput,
  async run({ services, staff, now, request, input: { password } }) {
    const check = await proveByPassword(services, staff, password);
    if (check === 'wrong') return refuse({ lockedMinutes: 0 });
    if (check !== 'right') return locked(check.lockedUntil, now);
    return redirect(hereFor(wantedOf(request)), 303);
  },
});

const wantedOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('then'));
const hereFor = (then: string) => studioHrefThen('prove', then);

const title = studioMeta<Route.MetaArgs>(({ people: { proof } }, { loaderData }) =>
  loaderData?.file ? proof.fileTitle : proof.title,
);

export const meta = (args: Route.MetaArgs) => [
  ...title(args),
  ...(args.loaderData?.file ? [{ httpEquiv: 'refresh', content: `0; url=${args.loaderData.file}` }] : []),
];

export default function ProvePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().people.proof;
  const { provenAction, back, file, hasPasskey } = loaderData;
  if (file)
    return (
      <SignInFrame title={words.fileTitle} lead={words.fileLead}>
        <LinkButton kind="primary" to={back}>
          {words.fileBack}
        </LinkButton>
        <AnchorButton kind="quiet" href={file}>
          {words.fileAgain}
        </AnchorButton>
      </SignInFrame>
    );
  return (
    <SignInFrame title={words.title}>
      <ProofLead provenAction={provenAction} />
      {/* A full page load, because the answer may be a file. */}
      <Form method="post" reloadDocument>
        <ProofField
          name="password"
          isWrong={actionData?.lockedMinutes === 0 || actionData?.problems !== undefined}
          lockedMinutes={actionData?.lockedMinutes}
        />
      </Form>
      {hasPasskey && <PasskeyButton why="proof" onDone={() => location.reload()} />}
      <LinkButton kind="quiet" to={back}>
        {words.back}
      </LinkButton>
    </SignInFrame>
  );
}
