import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { OwnSession } from '#app/access/sessions/own-sessions.server.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import { List, Row, RowActions, RowMeta, RowText } from '../kit/list.tsx';
import { Badge } from '../kit/state.tsx';
import layout from '../kit/layout.module.css';
import { Section } from '../kit/section.tsx';
import { RowButton } from '../people/row-button.tsx';

interface SessionsPanelProps {
  sessions: OwnSession[];
  done: string | undefined;
}

export function SessionsPanel({ sessions, done }: SessionsPanelProps) {
  const { dates } = useWords();
  const words = useStudioWords().account;
  return (
    <Section title={words.sessionsTitle} note={words.sessionsLead}>
      <List>
        {sessions.map(({ id, device, since, isThisOne }) => (
          <Row key={id} wraps>
            <RowText title={words.device(device)}>
              <RowMeta>{words.since(dates.day(dayInIndia(since)), timeInIndia(since))}</RowMeta>
            </RowText>
            <RowActions>
              {isThisOne ? (
                <Badge>{words.thisOne}</Badge>
              ) : (
                <RowButton id={id} intent="end-session" label={words.endWhich(words.device(device))}>
                  {words.end}
                </RowButton>
              )}
            </RowActions>
          </Row>
        ))}
      </List>
      {sessions.length > 1 && (
        <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
          <SendButton name="intent" value="end-others">
            {words.endOthers}
          </SendButton>
        </Form>
      )}
      <Outcome done={done} />
    </Section>
  );
}
