import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/people-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { PeopleInput } from '#app/access/input.ts';
import { inviteSomebody, withdrawInvitation } from '#app/access/people/invite.server.ts';
import { changeRole, type ManageResult, removePerson } from '#app/access/people/commands.server.ts';
import { listOpenInvitations, listPeople } from '#app/access/people/queries.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { atAnswer } from '../form/footer/answer-anchor.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { type Invited, InviteForm } from './invite-form.tsx';
import { Panel } from './panel.tsx';
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
  /** The form that is answered, and whose line it stands in. */
  intent: string;
  of?: string;
  typed?: string;
  invited?: Invited;
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'people.manage');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const form = await request.formData();
  const input = PeopleInput.safeParse(Object.fromEntries(form));
  const typed = String(form.get('email') ?? '').slice(0, 200);
  if (!input.success) return respond({ intent: 'invite', problems: problemsOf(input.error), typed }, 400);
  const values = input.data;
  const { intent } = values;
  // Taking an invitation back opens nothing.
  if (values.intent !== 'withdraw') await requireProof({ request, context }, `people.${values.intent}`, form);
  switch (values.intent) {
    case 'invite': {
      const byMail = values.byMail === 'yes';
      const sent = services.config.smtp ? 'on its way' : 'to a file';
      const invited = await inviteSomebody(services, staff, { ...values, byMail });
      if ('refused' in invited) return respond({ intent, refused: invited.refused, typed }, 409);
      return respond(
        { intent, invited: { email: values.email, link: invited.link, mail: byMail ? sent : 'none' } },
        200,
      );
    }
    case 'withdraw':
      return outcome(await withdrawInvitation(writes, { staff, now, id: values.id }), values, 'withdrawn');
    case 'role':
      return outcome(await changeRole(writes, { staff, now, ...values }), values, 'role');
    case 'remove':
      return outcome(await removePerson(writes, { staff, now, id: values.id }), values, 'removed');
  }
}

const respond = (answer: Answer, status: number) => data(answer, { status });

function outcome(managed: ManageResult, { intent, id }: { intent: string; id: string }, done: string) {
  if (managed === 'done') return redirect(atAnswer(studioHref('people', { done, of: id })));
  if (managed === 'not-allowed') throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return respond({ intent, of: id, refused: managed }, managed === 'gone' ? 404 : 409);
}

export const meta = studioMeta((words) => words.people.people.title);

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people: words } = useStudioWords().people;
  const { me, people, invitations } = loaderData;
  const [search] = useSearchParams();
  const done = actionData ? null : search.get('done');
  const of = actionData ? actionData.of : (search.get('of') ?? undefined);
  const refused = actionData?.refused && words.refused[actionData.refused];
  const outcomeFor = (intents: string[]) => ({
    done: ownValue(words.done, done && intents.includes(done) ? done : null),
    refused: actionData && intents.includes(actionData.intent) ? refused : undefined,
  });
  // What is said of somebody stands in their line, as long as they have one.
  const isHere = people.some(({ id }) => id === of);
  const ofPeople = outcomeFor(['role', 'remove', 'removed']);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Panel title={words.hereTitle}>
        {!isHere && <Outcome {...ofPeople} />}
        <PeopleRows people={people} me={me} outcome={isHere ? { of, ...ofPeople } : undefined} />
      </Panel>
      <Panel title={words.inviteTitle}>
        <InviteForm
          // Empty again once it has been sent.
          key={actionData?.invited?.link}
          problems={actionData?.problems ?? {}}
          typed={actionData?.typed}
          refused={actionData?.intent === 'invite' ? refused : undefined}
          invited={actionData?.invited}
        />
      </Panel>
      <Panel title={words.openTitle}>
        <Outcome {...outcomeFor(['withdraw', 'withdrawn'])} />
        <InvitationRows invitations={invitations} />
      </Panel>
    </>
  );
}
