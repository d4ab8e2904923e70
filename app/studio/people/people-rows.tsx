import { useWords } from '#app/words/words.ts';
import { Form, useNavigation } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OpenInvitation, Person } from '#app/access/people/queries.server.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './panel.module.css';
import { RoleField } from './role-field.tsx';
import { RowButton } from './row-button.tsx';

export function PeopleRows({ people, me }: { people: Person[]; me: string }) {
  const { dates } = useWords();
  const words = useStudioWords().people.people;
  const { roles } = useStudioWords();
  const administrators = people.filter(({ role }) => role === 'administrator').length;
  return (
    <ul className={styles.rows} role="list">
      {people.map((person) => (
        <li key={person.id}>
          <div className={styles.who}>
            <b>{person.name}</b>
            {person.id === me && <span className={styles.mark}>{words.you}</span>}
            <span className={styles.small}>{person.email}</span>
            <span className={styles.small}>
              {[
                roles[person.role],
                person.lastSeen ? words.lastSeen(dates.day(dayInIndia(person.lastSeen))) : words.never,
                person.secondStep && words.secondStep,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          {person.role === 'administrator' && administrators === 1 ? (
            <p className={`${styles.small} wide`}>{words.onlyAdministrator}</p>
          ) : (
            <ChangePerson person={person} isMe={person.id === me} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangePerson({ person, isMe }: { person: Person; isMe: boolean }) {
  const words = useStudioWords().people.people;
  const sending = useNavigation().state !== 'idle';
  return (
    <details className={styles.more}>
      <summary aria-label={words.change(person.name)}>{words.changeShort}</summary>
      <div>
        <Form method="post" className={styles.inline}>
          <input type="hidden" name="id" value={person.id} />
          <RoleField value={person.role} />
          <button className="button button--dark" name="intent" value="role" disabled={sending}>
            {words.saveRole}
          </button>
        </Form>
        {!isMe && (
          <Form method="post" className={styles.danger}>
            <input type="hidden" name="id" value={person.id} />
            <p>{words.removeHelp}</p>
            <button className="button" name="intent" value="remove" disabled={sending}>
              {words.remove(person.name)}
            </button>
          </Form>
        )}
      </div>
    </details>
  );
}

export function InvitationRows({ invitations }: { invitations: OpenInvitation[] }) {
  const { dates } = useWords();
  const words = useStudioWords().people.people;
  const { roles } = useStudioWords();
  if (invitations.length === 0) return <p>{words.nobodyInvited}</p>;
  return (
    <ul className={styles.rows} role="list">
      {invitations.map(({ id, email, role, expiresAt, invitedBy }) => (
        <li key={id}>
          <div className={styles.who}>
            <b>{email}</b>
            <span className={styles.small}>
              {[roles[role], invitedBy && words.by(invitedBy), words.until(dates.day(dayInIndia(expiresAt)))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <RowButton id={id} intent="withdraw" label={words.withdrawWhose(email)}>
            {words.withdraw}
          </RowButton>
        </li>
      ))}
    </ul>
  );
}
