import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { mailVerdict } from './mail-verdict.ts';
import { Pane } from './pane.tsx';

/** Whether mail is delivered, by the daily test and the queue. */
export function MailPane({ mail, now }: Pick<Dashboard, 'mail' | 'now'>) {
  const words = useStudioWords().dashboard;
  const { dates } = useWords();
  const enquiryWords = useStudioWords().enquiries;
  const paneWords = words.mail;
  return (
    <Pane id="mail" title={paneWords.title} part={mail}>
      {(health) => {
        const { kind, title, text } = verdict(health, words, dates);
        const age = health.oldestWaiting && Date.parse(now) - Date.parse(health.oldestWaiting);
        return (
          <>
            <p className={styles.health} data-kind={kind}>
              <b>{title}</b>
              <span>{text}</span>
            </p>
            <dl className={styles.pairs}>
              <div>
                <dt>{paneWords.waiting}</dt>
                <dd>{words.number(health.waiting)}</dd>
              </div>
              <div>
                <dt>{paneWords.oldest}</dt>
                <dd>
                  {age === undefined || age === ''
                    ? paneWords.nothing
                    : enquiryWords.duration(Math.max(0, Math.floor(age / 60_000)))}
                </dd>
              </div>
              <div>
                <dt>{paneWords.dead}</dt>
                <dd>{words.number(health.dead)}</dd>
              </div>
            </dl>
          </>
        );
      }}
    </Pane>
  );
}

function verdict(
  mail: NonNullable<Dashboard['mail']>,
  { mail: paneWords, now }: StudioWords['dashboard'],
  dates: Words['dates'],
) {
  switch (mailVerdict(mail)) {
    case 'files':
      return { kind: 'note', title: paneWords.toFiles, text: paneWords.toFilesText };
    case 'off':
      return { kind: 'note', title: paneWords.off, text: paneWords.offText };
    case 'failed':
      return { kind: 'wrong', title: paneWords.trouble, text: now.selfTestFailed };
    case 'overdue':
      return { kind: 'wrong', title: paneWords.trouble, text: now.selfTestOverdue };
    case 'untested':
      return { kind: 'note', title: paneWords.untested, text: paneWords.untestedText };
    case 'working':
      return {
        kind: 'good',
        title: paneWords.working,
        text: paneWords.workingText(dates.moment(mail.selfTest!.startedAt)),
      };
  }
}
