import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/people-page.ts';
import { ownOf } from '#app/core/own.ts';
import { PeopleInput } from '#app/access/input.ts';
import { inviteSomebody, withdrawInvitation } from '#app/access/people/invite.server.ts';
import { changeRole, type Managed, removePerson } from '#app/access/people/commands.server.ts';
import { listOpenInvitations, listPeople } from '#app/access/people/queries.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { CopyLink } from './copy-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { Notice, Panel } from './panel.tsx';
import { InvitationRows, PeopleRows } from './people-rows.tsx';
import { problemsOf } from './problems.server.ts';
import { type Problems } from './problems.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'people.manage');
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { writes } = services.database;
  const [people, invitations] = await Promise.all([
    listPeople(writes, schoolCode),
    listOpenInvitations(writes, schoolCode, now),
  ]);
  return { me: staff.id, people, invitations };
}

type Refused = keyof StudioWords['people']['people']['refused'];
interface Answer {
  problems?: Problems;
  refused?: Refused;
  invited?: { email: string; link: string; byMail: boolean };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'people.manage');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const form = await request.formData();
  const input = PeopleInput.safeParse(Object.fromEntries(form));
  if (!input.success) return said({ problems: problemsOf(input.error) }, 400);
  const asked = input.data;
  // Taking an invitation back opens nothing.
  if (asked.intent !== 'withdraw') await requireProof({ request, context }, `people.${asked.intent}`, form);
  switch (asked.intent) {
    case 'invite': {
      const byMail = asked.byMail === 'yes';
      const invited = await inviteSomebody(services, staff, { ...asked, byMail });
      if ('refused' in invited) return said({ refused: invited.refused }, 409);
      return said({ invited: { email: asked.email, link: invited.link, byMail } }, 200);
    }
    case 'withdraw':
      return outcome(await withdrawInvitation(writes, { staff, now, id: asked.id }), 'withdrawn');
    case 'role':
      return outcome(await changeRole(writes, { staff, now, ...asked }), 'role');
    case 'remove':
      return outcome(await removePerson(writes, { staff, now, id: asked.id }), 'removed');
  }
}

const said = (answer: Answer, status: number) => data(answer, { status });

function outcome(managed: Managed, done: string) {
  if (managed === 'done') return redirect(studioHref('people', { done }));
  if (managed === 'not-allowed') throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return said({ refused: managed }, managed === 'gone' ? 404 : 409);
}

export const meta = studioMeta((words) => words.people.people.title);

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const peopleWords = useStudioWords().people;
  const { people: words } = peopleWords;
  const { me, people, invitations } = loaderData;
  const [search] = useSearchParams();
  const done = actionData ? undefined : ownOf(words.done, search.get('done'));
  return (
    <>
      <h1>{words.title}</h1>
      {done && <Notice>{done}</Notice>}
      {actionData?.refused && <Notice wrong>{words.refused[actionData.refused]}</Notice>}
      {actionData?.invited && (
        <Notice>
          <h2>{words.invited(actionData.invited.email)}</h2>
          <p>
            {words.linkHelp} {actionData.invited.byMail && words.mailed}
          </p>
          <CopyLink link={actionData.invited.link} />
        </Notice>
      )}
      <p>{words.lead}</p>
      <Panel title={words.hereTitle}>
        <PeopleRows people={people} me={me} />
      </Panel>
      <Panel title={words.inviteTitle}>
        {/* Empty again once it has been sent. */}
        <InviteForm problems={actionData?.problems ?? {}} key={actionData?.invited?.link} />
      </Panel>
      <Panel title={words.openTitle}>
        <InvitationRows invitations={invitations} />
      </Panel>
    </>
  );
}
