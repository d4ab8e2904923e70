import { useStudioWords } from '#app/studio/words/words.ts';
import type { Delivery } from '#app/features/enquiries/enquiry.ts';
import { Outcome, type OutcomeProps } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';
import { useWords } from '#app/words/words.ts';

interface EnquiryDeliveryProps extends Pick<EnquiryData, 'attempts' | 'mailGoesToFiles'> {
  delivery: Delivery;
  outcome: OutcomeProps;
}

/** Whether the enquiry reached the school's mailbox, in plain words. */
export function EnquiryDelivery({ delivery, attempts, mailGoesToFiles, outcome }: EnquiryDeliveryProps) {
  const words = useStudioWords().enquiries;
  const { dates } = useWords();
  // For enquiries from before delivery was recorded, the current settings decide.
  const shownDelivery = delivery === 'delivered' && mailGoesToFiles ? 'filed' : delivery;
  const failedBefore = attempts && attempts.attempts > 0 && attempts.lastError ? attempts : undefined;
  return (
    <section aria-labelledby="delivery" className={styles.delivery} data-delivery={delivery}>
      <h2 id="delivery">{words.delivery.title}</h2>
      <p>{words.delivery[shownDelivery]}</p>
      {failedBefore && (
        <p className={styles.quiet}>
          {delivery === 'failed'
            ? words.delivery.tried(failedBefore.attempts)
            : words.delivery.attempts(failedBefore.attempts, dates.moment(failedBefore.nextTry))}
          <br />
          {words.delivery.because(failedBefore.lastError!)}
        </p>
      )}
      {delivery === 'failed' && (
        <HandleForm intent="send-again">
          <SendButton className="button">{words.sendAgain}</SendButton>
        </HandleForm>
      )}
      <Outcome {...outcome} />
    </section>
  );
}
