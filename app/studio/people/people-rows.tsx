import { Form } from 'react-router';
import { initials } from '#app/core/text/initials.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { staffRoles } from '#app/access/permissions.ts';
import type { OpenInvitation, Person } from '#app/access/people/queries.server.ts';
import { useWords } from '#app/words/words.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { buttonClass } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowActions, RowFace, RowIcon, RowMeta, RowSide, RowText } from '../kit/list.tsx';
import { Menu, MenuButton } from '../kit/menu.tsx';
import { State } from '../kit/state.tsx';
import { useStudioWords } from '../words/words.ts';
import { roleTitle } from './role-words.ts';
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
  const studioWords = useStudioWords();
  const words = studioWords.people.people;
  const administrators = people.filter(({ role }) => role === 'administrator').length;
  return (
    <List>
      {people.map((person) => {
        const { id, name, email, role, lastSeen } = person;
        const isOnly = role === 'administrator' && administrators === 1;
        const seen = lastSeen ? words.lastSeen(dates.day(dayInIndia(lastSeen))) : words.never;
        return (
          <Row key={id}>
            <RowFace>{initials(name)}</RowFace>
            <RowText
              title={
                <>
                  {name}
                  {id === me && ` (${words.you})`}
                </>
              }
            >
              <RowMeta>{email}</RowMeta>
              <RowMeta className={layout.onlyPhone}>
                {roleTitle(studioWords, role)} · {seen}
              </RowMeta>
              <RowMeta className={layout.onlyPhone}>
                <Factor {...person} />
              </RowMeta>
              {outcome?.of === id && <Outcome done={outcome.done} refused={outcome.refused} />}
            </RowText>
            <RowSide>
              <span>{roleTitle(studioWords, role)}</span>
              <small>{seen}</small>
            </RowSide>
            <RowSide>
              <Factor {...person} />
            </RowSide>
            <RowActions>
              <PersonMenu person={person} isMe={id === me} isOnly={isOnly} />
            </RowActions>
          </Row>
        );
      })}
    </List>
  );
}

/** What they need to sign in. */
function Factor({ hasPasskey, secondStep }: Pick<Person, 'hasPasskey' | 'secondStep'>) {
  const { factors } = useStudioWords().people.people;
  if (hasPasskey) return <State kind="public">{factors.passkey}</State>;
  if (secondStep) return <State kind="public">{factors.secondStep}</State>;
  return <State kind="older">{factors.none}</State>;
}

interface PersonMenuProps {
  person: Person;
  isMe: boolean;
  /** The only administrator, who can neither be changed nor removed. */
  isOnly: boolean;
}

function PersonMenu({ person: { id, name, role }, isMe, isOnly }: PersonMenuProps) {
  const studioWords = useStudioWords();
  const words = studioWords.people.people;
  const button = {
    label: words.change(name),
    className: buttonClass('quiet', true),
    face: <Icon name="more" />,
  };
  if (isOnly)
    return (
      <Menu {...button}>
        <p>{words.onlyAdministrator}</p>
      </Menu>
    );
  return (
    <Menu {...button}>
      {staffRoles
        .filter((other) => other !== role)
        .map((other) => (
          <Form key={other} method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="role" value={other} />
            <MenuButton icon="user-check" name="intent" value="role">
              {words.changeTo(studioWords.roles[other].name)}
            </MenuButton>
          </Form>
        ))}
      {!isMe && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p>
            <small>{words.removeHelp}</small>
          </p>
          <MenuButton icon="trash" isDanger name="intent" value="remove">
            {words.remove(name)}
          </MenuButton>
        </Form>
      )}
    </Menu>
  );
}

export function InvitationRows({ invitations }: { invitations: OpenInvitation[] }) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.people.people;
  if (invitations.length === 0) return <EmptyState>{words.nobodyInvited}</EmptyState>;
  return (
    <List>
      {invitations.map(({ id, email, role, expiresAt, invitedBy }) => (
        <Row key={id} wraps>
          <RowIcon>
            <Icon name="mail" />
          </RowIcon>
          <RowText title={email}>
            <RowMeta>
              {[
                roleTitle(studioWords, role),
                invitedBy && words.by(invitedBy),
                words.until(dates.day(dayInIndia(expiresAt))),
              ]
                .filter(Boolean)
                .join(' · ')}
            </RowMeta>
          </RowText>
          <RowActions>
            <RowButton id={id} intent="withdraw" label={words.withdrawWhose(email)}>
              {words.withdraw}
            </RowButton>
          </RowActions>
        </Row>
      ))}
    </List>
  );
}
