import { momentInIndia } from '../enquiries/moment.ts';
import { words as enquiryWords } from '../enquiries/words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';
import { words } from './words.ts';

/** Whether mail goes out, by what the daily test and the queue say. */
export function MailPane({ mail, now }: Pick<Dashboard, 'mail' | 'now'>) {
  const said = words.mail;
  return (
    <Pane id="mail" title={said.title} part={mail}>
      {(health) => {
        const { kind, title, text } = verdict(health);
        const age = health.oldestWaiting && Date.parse(now) - Date.parse(health.oldestWaiting);
        return (
          <>
            <p className={styles.health} data-kind={kind}>
              <b>{title}</b>
              <span>{text}</span>
            </p>
            <dl className={styles.pairs}>
              <div>
                <dt>{said.waiting}</dt>
                <dd>{words.number(health.waiting)}</dd>
              </div>
              <div>
                <dt>{said.oldest}</dt>
                <dd>
                  {age === undefined || age === ''
                    ? said.nothing
                    : enquiryWords.duration(Math.max(0, Math.floor(age / 60_000)))}
                </dd>
              </div>
              <div>
                <dt>{said.dead}</dt>
                <dd>{words.number(health.dead)}</dd>
              </div>
            </dl>
          </>
        );
      }}
    </Pane>
  );
}

function verdict({ toFiles, isTested, selfTest, selfTestIsOverdue }: NonNullable<Dashboard['mail']>) {
  const said = words.mail;
  if (toFiles) return { kind: 'note', title: said.toFiles, text: said.toFilesText };
  if (!isTested) return { kind: 'note', title: said.off, text: said.offText };
  if (selfTest?.outcome === 'failed')
    return { kind: 'wrong', title: said.trouble, text: words.now.selfTestFailed };
  if (selfTestIsOverdue) return { kind: 'wrong', title: said.trouble, text: words.now.selfTestOverdue };
  if (!selfTest) return { kind: 'note', title: said.untested, text: said.untestedText };
  return { kind: 'good', title: said.working, text: said.workingText(momentInIndia(selfTest.startedAt)) };
}
