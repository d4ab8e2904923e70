import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, useSearchParams } from 'react-router';
import { listAuditEntries } from '#app/access/audit/queries.server.ts';
import { mayDo, staffRoles } from '#app/access/permissions.ts';
import { useWords } from '#app/words/words.ts';
import { titleInWords } from '../audit/changed-fields.ts';
import { AnchorButton, LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { KeyValue } from '../kit/key-value.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { Count } from '../kit/state.tsx';
import { Timeline } from '../kit/timeline.tsx';
import type { Route } from './+types/people-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { PeopleInput } from '#app/access/input.ts';
import { inviteSomebody, withdrawInvitation } from '#app/access/people/invite.server.ts';
import { changeRole, type ManageResult, removePerson } from '#app/access/people/commands.server.ts';
import { listOpenInvitations, listPeople } from '#app/access/people/queries.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { type Invited, InviteForm } from './invite-form.tsx';
import { roleTitle } from './role-words.ts';
import { InvitationRows, PeopleRows } from './people-rows.tsx';
import { conflict, doneAt, refuse, studioAction } from '../form/studio-action.server.ts';

const LATEST = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'people.manage');
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { reads, writes } = services.database;
  const [people, invitations, activity] = await Promise.all([
    listPeople(writes, schoolCode),
    listOpenInvitations(writes, schoolCode, now),
    mayDo(staff.role, 'audit.read') ? listAuditEntries(reads, schoolCode, {}, LATEST) : undefined,
  ]);
  return {
    me: staff.id,
    people,
    invitations,
    // Without the values that were changed.
    activity: activity?.entries.map(({ id, at, by, action, subject }) => ({ id, at, by, action, subject })),
  };
}

export const action = studioAction('people', {
  input: PeopleInput,
  typed: ['email'],
  intents: {
    invite: {
      proof: 'people.invite',
      async run({ services, staff, input }) {
        const byMail = input.byMail === 'yes';
        const sent = services.mailer.goesTo === 'files' ? 'to a file' : 'on its way';
        const answer = await inviteSomebody(services, staff, { ...input, byMail });
        if ('refused' in answer) return conflict({ refused: answer.refused, typed: { email: input.email } });
        const invited: Invited = { email: input.email, link: answer.link, mail: byMail ? sent : 'none' };
        return data({ invited });
      },
    },
    // Withdrawing an invitation is no security risk, so it needs no proof.
    withdraw: async ({ services, staff, now, input: { id } }) =>
      outcome(await withdrawInvitation(services.database.writes, { staff, now, id }), id, 'withdrawn'),
    role: {
      proof: 'people.role',
      run: async ({ services, staff, now, input }) =>
        outcome(await changeRole(services.database.writes, { staff, now, ...input }), input.id, 'role'),
    },
    remove: {
      proof: 'people.remove',
      run: async ({ services, staff, now, input: { id } }) =>
        outcome(await removePerson(services.database.writes, { staff, now, id }), id, 'removed'),
    },
  },
});

/** In the row of the person. */
function outcome(managed: ManageResult, of: string, what: string) {
  if (managed === 'done') return doneAt(studioHref('people', { done: what, of }));
  if (managed === 'not-allowed') throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return refuse({ of, refused: managed }, managed === 'gone' ? 404 : 409);
}

export const meta = studioMeta((words) => words.people.people.title);

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people: words } = useStudioWords().people;
  const { me, people, invitations, activity } = loaderData;
  const [search] = useSearchParams();
  const done = actionData ? null : search.get('done');
  const of = actionData ? actionData.of : (search.get('of') ?? undefined);
  const refused = actionData?.refused && words.refused[actionData.refused];
  const outcomeFor = (intents: string[]) => ({
    done: ownValue(words.done, done && intents.includes(done) ? done : null),
    refused: actionData && intents.includes(actionData.intent) ? refused : undefined,
  });
  // The result is shown in the person's row, if they still have one.
  const isHere = people.some(({ id }) => id === of);
  const ofPeople = outcomeFor(['role', 'remove', 'removed']);
  return (
    <div className={layout.page}>
      <PageHeader
        title={words.title}
        actions={
          <AnchorButton kind="primary" href={`#${INVITE_ID}`} icon={<Icon name="user-plus" />}>
            {words.inviteTitle}
          </AnchorButton>
        }
      />
      <div className={layout.cols}>
        <div className={`${layout.stack} ${layout.wide}`}>
          <Section title={words.hereTitle} count={<Count isPlain>{people.length}</Count>}>
            {!isHere && <Outcome {...ofPeople} />}
            <PeopleRows people={people} me={me} outcome={isHere ? { of, ...ofPeople } : undefined} />
          </Section>
          <Section title={words.inviteTitle} id={INVITE_ID} tabIndex={-1} sheet="padded">
            <InviteForm
              // Cleared after sending.
              key={actionData?.invited?.link}
              problems={actionData?.problems ?? {}}
              typed={actionData?.typed?.['email']}
              refused={actionData?.intent === 'invite' ? refused : undefined}
              invited={actionData?.invited}
            />
          </Section>
          <Section title={words.openTitle}>
            <Outcome {...outcomeFor(['withdraw', 'withdrawn'])} />
            <InvitationRows invitations={invitations} />
          </Section>
        </div>
        <div className={`${layout.stack} ${layout.wide}`}>
          <Roles />
          {activity && <LatestActivity activity={activity} />}
        </div>
      </div>
    </div>
  );
}

const INVITE_ID = 'invite';

/** What each role may do. */
function Roles() {
  const words = useStudioWords();
  return (
    <Section title={words.people.people.rolesTitle}>
      <KeyValue
        isSheet
        pairs={staffRoles.map((role) => ({ name: roleTitle(words, role), value: words.roles[role].does }))}
      />
    </Section>
  );
}

type Activity = NonNullable<Route.ComponentProps['loaderData']['activity']>;

/** What happened last. */
function LatestActivity({ activity }: { activity: Activity }) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const { people, audit } = studioWords;
  return (
    <Section
      title={people.people.activityTitle}
      sheet="padded"
      action={
        <LinkButton kind="quiet" to={studioHref('audit')} iconEnd={<Icon name="chevron-right" />}>
          {people.people.allActivity}
        </LinkButton>
      }
    >
      <Timeline
        entries={activity.map(({ id, at, by, action, subject }) => ({
          key: id,
          title: (
            <>
              {audit.author(by)} {audit.actionName(action)}{' '}
              {subject.title !== by && <q>{titleInWords(subject, studioWords)}</q>}
            </>
          ),
          note: dates.moment(at),
          kind: KINDS[action],
        }))}
      />
    </Section>
  );
}

const KINDS: Partial<Record<string, 'good' | 'bad'>> = { publish: 'good', 'lock-out': 'bad' };
