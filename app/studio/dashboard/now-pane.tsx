import { useStudioWords } from '#app/studio/words/words.ts';
import { ownValue } from '#app/core/own-value.ts';
import { inboxHref } from '../enquiries/inbox-href.ts';
import { useWords } from '#app/words/words.ts';
import { documentHref, documentName } from './content-href.ts';
import { bytesInWords } from './bytes-in-words.ts';
import type { Dashboard } from './load-dashboard.server.ts';
import { mailVerdict } from './mail-verdict.ts';
import { SendButton } from '../kit/button.tsx';
import type { IconName } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { List } from '../kit/list.tsx';
import { Section } from '../kit/section.tsx';
import { Count, State } from '../kit/state.tsx';
import { TaskRow } from './pane.tsx';
import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { partOfModules } from '#app/modules/parts.ts';
import type { ParkedJob } from '#app/platform/jobs/parked.ts';

const jobPages: Record<string, WholeAddress> = partOfModules('jobPages');

type NowPaneProps = Pick<
  Dashboard,
  'enquiries' | 'mail' | 'storage' | 'missed' | 'missing' | 'isPublic' | 'parkedJobs' | 'mayRetryJobs'
>;

/** Urgent tasks, or a message that there are none. */
export function NowPane(props: NowPaneProps) {
  const { enquiries, mail, storage, missed, missing, isPublic, parkedJobs, mayRetryJobs } = props;
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.now;
  const rows = [
    mail?.isTested &&
      mail.selfTest?.outcome === 'failed' && {
        key: 'self-test failed',
        icon: 'mail' as IconName,
        title: paneWords.selfTestFailed,
        hint: paneWords.selfTestFailedText,
      },
    mail?.isTested &&
      mail.selfTestIsOverdue && {
        key: 'self-test overdue',
        icon: 'mail' as IconName,
        title: paneWords.selfTestOverdue,
        hint: paneWords.selfTestOverdueText,
      },
    storage?.isLow && {
      key: 'disk',
      icon: 'backup' as IconName,
      title: paneWords.diskLow(bytesInWords(storage.free ?? 0)),
      hint: paneWords.diskLowText,
    },
    ...(missed ?? []).map((change) => ({
      key: `${change.type} ${change.id} ${change.language}`,
      icon: 'calendar-clock' as IconName,
      title: paneWords.missedChange(documentName(studioWords, change)),
      hint: paneWords.missedChangeText(dates.moment(change.at)),
      href: documentHref(change),
      fix: paneWords.view,
    })),
    enquiries &&
      enquiries.undelivered > 0 && {
        key: 'undelivered',
        icon: 'mail' as IconName,
        title: paneWords.undelivered(enquiries.undelivered),
        hint: paneWords.undeliveredText,
        href: inboxHref({ state: 'undelivered' }),
        fix: paneWords.view,
      },
    enquiries &&
      enquiries.held > 0 && {
        key: 'held',
        icon: 'inbox' as IconName,
        title: paneWords.held(enquiries.held),
        hint: paneWords.heldText,
        href: inboxHref({ state: 'spam' }),
        fix: paneWords.view,
      },
  ].filter((row) => !!row);

  const parked = parkedJobs ?? [];
  if (rows.length > 0 || parked.length > 0)
    return (
      <Section title={paneWords.title} count={<Count>{words.number(rows.length + parked.length)}</Count>}>
        <List>
          {parked.map((job) => (
            <ParkedJobRow key={job.id} job={job} mayRetry={mayRetryJobs} />
          ))}
          {rows.map(({ key, ...row }) => (
            <TaskRow key={key} {...row} />
          ))}
        </List>
      </Section>
    );
  // A part that could not be read may contain problems, so nothing is claimed.
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
    <section className={`${layout.sheet} ${layout.pad} ${layout.close}`} aria-labelledby="now">
      <h2 id="now">
        <State kind="public">{isWhole ? paneWords.nothing : paneWords.nothingUrgent}</State>
      </h2>
      <p>{parts.filter(Boolean).join(' ')}</p>
    </section>
  );
}

const isAnythingMissing = ({
  untouchedPages,
  withoutWords,
  emptyAlbums,
  leadership,
  placeholders,
  deadLinks,
  older,
}: NonNullable<Dashboard['missing']>): boolean =>
  untouchedPages > 0 ||
  older.count > 0 ||
  [withoutWords, emptyAlbums, leadership, placeholders, deadLinks].some(({ length }) => length > 0);

interface ParkedJobRowProps {
  job: ParkedJob;
  mayRetry: boolean;
}

/** A job that stopped the server twice, and the button with which an administrator runs it again. */
function ParkedJobRow({ job, mayRetry }: ParkedJobRowProps) {
  const words = useStudioWords().dashboard.parked;
  const { dates } = useWords();
  const name = ownValue(words.kinds, job.kind) ?? words.otherJob;
  const text = words.text(dates.moment(job.at));
  const row = { icon: 'refresh-cw', title: words.title(name), hint: text } as const;
  if (!mayRetry) return <TaskRow {...row} hint={`${text} ${words.askAdministrator}`} />;
  const page = jobPages[job.kind];
  if (page) return <TaskRow {...row} href={page} fix={words.view} />;
  return (
    <TaskRow {...row}>
      <Form method="post" action={studioHref('parkedJobs')}>
        <input type="hidden" name="id" value={job.id} />
        <SendButton>
          {words.retry}
          <span className="unseen">: {name}</span>
        </SendButton>
      </Form>
    </TaskRow>
  );
}
