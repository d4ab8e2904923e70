import { ownValue } from '#app/core/own-value.ts';
import type { Forwarding } from '#app/features/enquiries/forwarding/forwarding.ts';
import { Outcome, type OutcomeProps } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';

/** Whether the desk of the school's old site has it too, as far as that can be known. */
export function EnquiryHandedOn({ handedOn, outcome }: { handedOn: Forwarding; outcome: OutcomeProps }) {
  const words = useStudioWords().enquiries.handedOn;
  const { dates } = useWords();
  const { state, why, tries: attempts, canRetry } = handedOn;
  const [sign = '', restUntil] = why.split(' ');
  const answered = state === 'given-up' ? words.refused : words.answered;
  const because = /^\d+$/.test(sign) ? answered(sign) : ownValue<string>(words.why, sign);
  const details = [
    state === 'taken' ? why && words.receipt(why) : because,
    state === 'waiting' && restUntil && words.restUntil(dates.moment(restUntil)),
    state !== 'taken' && attempts > 0 && words.sent(attempts),
    state === 'unsure' && !why && words.inHand,
  ].filter(Boolean);
  return (
    <section aria-labelledby="handed-on" className={styles.delivery} data-handed-on={state}>
      <h2 id="handed-on">{words.title}</h2>
      <p>{words[state](words.at(handedOn.host), dates.moment(handedOn.at))}</p>
      {details.length > 0 && <p className={styles.quiet}>{details.join(' ')}</p>}
      {canRetry && (
        <HandleForm intent="hand-on-again">
          <SendButton className="button">{words.again}</SendButton>
        </HandleForm>
      )}
      <Outcome {...outcome} />
    </section>
  );
}
