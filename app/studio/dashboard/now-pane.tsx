import { useStudioWords } from '#app/studio/words/words.ts';
import { AlertIcon } from '#app/ui/icons/interface.ts';
import { inboxHref } from '../enquiries/inbox-href.ts';
import { useWords } from '#app/words/words.ts';
import { contentHref, itemName } from './content-href.ts';
import { bytesInWords } from './bytes-in-words.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { mailVerdict } from './mail-verdict.ts';
import { isAnythingMissing } from './missing.ts';
import { Row } from './pane.tsx';
import { ParkedJobRow } from './parked-jobs/parked-job-row.tsx';

type NowPaneProps = Pick<
  Dashboard,
  'enquiries' | 'mail' | 'storage' | 'missed' | 'missing' | 'isPublic' | 'parkedJobs' | 'mayRetryJobs'
>;

/** What cannot wait; and when nothing is the matter, that. */
export function NowPane(props: NowPaneProps) {
  const { enquiries, mail, storage, missed, missing, isPublic, parkedJobs, mayRetryJobs } = props;
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.now;
  const rows = [
    mail?.isTested &&
      mail.selfTest?.outcome === 'failed' && {
        title: paneWords.selfTestFailed,
        hint: paneWords.selfTestFailedText,
      },
    mail?.isTested &&
      mail.selfTestIsOverdue && { title: paneWords.selfTestOverdue, hint: paneWords.selfTestOverdueText },
    storage?.isLow && {
      title: paneWords.diskLow(bytesInWords(storage.free ?? 0)),
      hint: paneWords.diskLowText,
    },
    ...(missed ?? []).map((change) => ({
      title: paneWords.missedChange(itemName(studioWords, change)),
      hint: paneWords.missedChangeText(dates.moment(change.at)),
      href: contentHref(change.type, change.id),
      fix: paneWords.view,
    })),
    enquiries &&
      enquiries.undelivered > 0 && {
        title: paneWords.undelivered(enquiries.undelivered),
        hint: paneWords.undeliveredText,
        href: inboxHref({ state: 'undelivered' }),
        fix: paneWords.view,
      },
    enquiries &&
      enquiries.held > 0 && {
        title: paneWords.held(enquiries.held),
        hint: paneWords.heldText,
        href: inboxHref({ state: 'spam' }),
        fix: paneWords.view,
      },
  ].filter((row) => !!row);

  const parked = parkedJobs ?? [];
  if (rows.length > 0 || parked.length > 0)
    return (
      <section className={styles.now} aria-labelledby="now">
        <h2 id="now">
          <AlertIcon />
          {paneWords.title}
        </h2>
        <ul role="list">
          {parked.map((job) => (
            <ParkedJobRow key={job.id} job={job} mayRetry={mayRetryJobs} />
          ))}
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </ul>
      </section>
    );
  // A part that could not be read may hide something: then nothing is promised.
  if (!enquiries || !mail || !storage || !missed || !missing || !parkedJobs) return null;
  if (enquiries.counts.new > 0) return null;
  const isWhole = isPublic && !isAnythingMissing(missing);
  const parts = [
    paneWords.enquiriesSeenTo,
    mailVerdict(mail) === 'working' && paneWords.mailGoesOut,
    storage.free !== undefined && paneWords.hasRoom,
    isWhole ? paneWords.wellDone : paneWords.stillMissing,
  ];
  return (
    <section className={styles.calm} aria-labelledby="now">
      <h2 id="now">{isWhole ? paneWords.nothing : paneWords.nothingUrgent}</h2>
      <p>{parts.filter(Boolean).join(' ')}</p>
    </section>
  );
}
