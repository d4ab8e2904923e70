import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { ParkedJob } from '#app/platform/jobs/parked.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import styles from '../dashboard.module.css';
import { Row } from '../pane.tsx';

interface ParkedJobRowProps {
  job: ParkedJob;
  mayRetry: boolean;
}

/** Work that stopped the server twice, and the button with which an administrator lets it run again. */
export function ParkedJobRow({ job, mayRetry }: ParkedJobRowProps) {
  const words = useStudioWords().dashboard.parked;
  const { dates } = useWords();
  const name = words.kinds[job.kind] ?? words.otherJob;
  const text = words.text(dates.moment(job.at));
  if (!mayRetry) return <Row title={words.title(name)} hint={`${text} ${words.askAdministrator}`} />;
  // A move is paused by it, and goes on from its own page.
  if (job.kind === 'move-in')
    return <Row title={words.title(name)} hint={text} href={studioHref('importing')} fix={words.view} />;
  return (
    <Row title={words.title(name)} hint={text}>
      <Form method="post" action={studioHref('parkedJobs')}>
        <input type="hidden" name="id" value={job.id} />
        <SendButton className={styles.fix}>
          {words.retry}
          <span className="unseen">: {name}</span>
        </SendButton>
      </Form>
    </Row>
  );
}
