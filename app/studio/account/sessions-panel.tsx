import { Form, useNavigation } from 'react-router';
import { dayInIndia, formatDay, timeInIndia } from '#app/core/days.ts';
import type { OwnSession } from '#app/features/staff/sessions.server.ts';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { accountWords as words } from './words.ts';

export function SessionsPanel({ sessions }: { sessions: OwnSession[] }) {
  const sending = useNavigation().state !== 'idle';
  return (
    <Panel title={words.sessionsTitle} lead={words.sessionsLead}>
      <ul className={styles.rows} role="list">
        {sessions.map(({ id, device, since, isThisOne }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{device}</b>
              {isThisOne && <span className={styles.mark}>{words.thisOne}</span>}
              <span className={styles.small}>
                {words.since(formatDay(dayInIndia(since)), timeInIndia(since))}
              </span>
            </div>
            {!isThisOne && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button
                  className="button"
                  name="intent"
                  value="end-session"
                  disabled={sending}
                  aria-label={words.endWhich(device)}
                >
                  {words.end}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className={styles.form}>
          <button className="button button--dark" name="intent" value="end-others" disabled={sending}>
            {words.endOthers}
          </button>
        </Form>
      )}
    </Panel>
  );
}
