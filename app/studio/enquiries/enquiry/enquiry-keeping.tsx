import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

/** When it goes by itself; and, for administrators, at once. */
export function EnquiryKeeping({ enquiry, keeping, me }: Pick<EnquiryData, 'enquiry' | 'keeping' | 'me'>) {
  const { dates } = useWords();
  const words = useStudioWords().enquiries;
  const { until, keepDays, spamDays } = keeping;
  return (
    <section className={styles.keeping} aria-labelledby="keeping">
      <h2 id="keeping">{words.keeping.title}</h2>
      <p className={styles.quiet}>{words.keeping.until(dates.day(until), keepDays, spamDays)}</p>
      {me.mayDelete && (
        <details>
          <summary>{words.keeping.deleteNow}</summary>
          <p>{words.keeping.deleteWhy}</p>
          <HandleForm intent="delete">
            <SendButton className="button">{words.keeping.deleteConfirm(enquiry.name)}</SendButton>
          </HandleForm>
        </details>
      )}
    </section>
  );
}
