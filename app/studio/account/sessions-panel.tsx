import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { OwnSession } from '#app/access/sessions/own-sessions.server.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { RowButton } from '../people/row-button.tsx';

interface SessionsPanelProps {
  sessions: OwnSession[];
  done: string | undefined;
}

export function SessionsPanel({ sessions, done }: SessionsPanelProps) {
  const { dates } = useWords();
  const words = useStudioWords().account;
  return (
    <Panel title={words.sessionsTitle} lead={words.sessionsLead}>
      <ul className={styles.rows} role="list">
        {sessions.map(({ id, device, since, isThisOne }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{words.device(device)}</b>
              {isThisOne && <span className={styles.mark}>{words.thisOne}</span>}
              <span className={styles.small}>
                {words.since(dates.day(dayInIndia(since)), timeInIndia(since))}
              </span>
            </div>
            {!isThisOne && (
              <RowButton id={id} intent="end-session" label={words.endWhich(words.device(device))}>
                {words.end}
              </RowButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className={styles.form} preventScrollReset>
          <SendButton className="button button--dark" name="intent" value="end-others">
            {words.endOthers}
          </SendButton>
        </Form>
      )}
      <Outcome done={done} />
    </Panel>
  );
}
