import { useWords } from '#app/words/words.ts';
import { Form } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OpenInvitation, Person } from '#app/access/people/queries.server.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { useStudioWords } from '../words/words.ts';
import styles from './panel.module.css';
import { roleWords } from './role-words.ts';
import { RoleField } from './role-field.tsx';
import { RowButton } from './row-button.tsx';

interface PeopleRowsProps {
  people: Person[];
  me: string;
  /** The result of a change, and the row that shows it. */
  outcome: RowOutcome | undefined;
}

interface RowOutcome {
  of: string | undefined;
  done: string | undefined;
  refused: string | undefined;
}

export function PeopleRows({ people, me, outcome }: PeopleRowsProps) {
  const { dates } = useWords();
  const words = useStudioWords().people.people;
  const studioWords = useStudioWords();
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
                roleWords(studioWords, person.role).name,
                person.lastSeen ? words.lastSeen(dates.day(dayInIndia(person.lastSeen))) : words.never,
                person.secondStep && words.secondStep,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          {person.role === 'administrator' && administrators === 1 ? (
            <div className="wide">
              <p className={styles.small}>{words.onlyAdministrator}</p>
              {outcome?.of === person.id && <Outcome done={outcome.done} refused={outcome.refused} />}
            </div>
          ) : (
            <ChangePerson person={person} isMe={person.id === me} outcome={outcome} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChangePersonProps {
  person: Person;
  isMe: boolean;
  outcome: RowOutcome | undefined;
}

function ChangePerson({ person, isMe, outcome }: ChangePersonProps) {
  const words = useStudioWords().people.people;
  const { done, refused } = outcome?.of === person.id ? outcome : {};
  return (
    <details className={styles.more} open={done || refused ? true : undefined}>
      <summary aria-label={words.change(person.name)}>{words.changeShort}</summary>
      <div>
        <Form method="post" className={styles.inline} preventScrollReset>
          <input type="hidden" name="id" value={person.id} />
          <RoleField value={person.role} />
          <SendButton className="button button--dark" name="intent" value="role">
            {words.saveRole}
          </SendButton>
          <Outcome done={done} refused={refused} />
        </Form>
        {!isMe && (
          <Form method="post" className={styles.danger} preventScrollReset>
            <input type="hidden" name="id" value={person.id} />
            <p>{words.removeHelp}</p>
            <SendButton className="button" name="intent" value="remove">
              {words.remove(person.name)}
            </SendButton>
          </Form>
        )}
      </div>
    </details>
  );
}

export function InvitationRows({ invitations }: { invitations: OpenInvitation[] }) {
  const { dates } = useWords();
  const words = useStudioWords().people.people;
  const studioWords = useStudioWords();
  if (invitations.length === 0) return <p>{words.nobodyInvited}</p>;
  return (
    <ul className={styles.rows} role="list">
      {invitations.map(({ id, email, role, expiresAt, invitedBy }) => (
        <li key={id}>
          <div className={styles.who}>
            <b>{email}</b>
            <span className={styles.small}>
              {[
                roleWords(studioWords, role).name,
                invitedBy && words.by(invitedBy),
                words.until(dates.day(dayInIndia(expiresAt))),
              ]
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
