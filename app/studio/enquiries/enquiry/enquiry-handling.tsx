import { useStudioWords } from '#app/studio/words/words.ts';
import { inboxStates } from '#app/features/enquiries/enquiry.ts';
import { EnquiryDelivery } from './enquiry-delivery.tsx';
import { Outcome, type OutcomeProps } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';
import { ownValue } from '#app/core/own-value.ts';
import type { Forwarding } from '#app/features/enquiries/forwarding.ts';
import { useWords } from '#app/words/words.ts';

interface EnquiryHandlingProps extends Pick<
  EnquiryData,
  'enquiry' | 'colleagues' | 'me' | 'attempts' | 'mailGoesToFiles' | 'handedOn'
> {
  outcomeFor: OutcomeFor;
}

/** The result of a form, by intent. */
export type OutcomeFor = (...intents: string[]) => OutcomeProps;

/** The state of the enquiry, who handles it, and whether it reached the school's mailbox. */
export function EnquiryHandling({
  enquiry,
  colleagues,
  me,
  handedOn,
  outcomeFor,
  ...mail
}: EnquiryHandlingProps) {
  const words = useStudioWords().enquiries;
  const { state, delivery, assigneeId, assigneeName } = enquiry;
  return (
    <div className={styles.handling}>
      <section aria-labelledby="state">
        <h2 id="state">{words.state}</h2>
        {state === 'spam' ? (
          <HandleForm intent="acquit">
            <p>{delivery === 'held' && words.delivery.held}</p>
            <SendButton className="button button--dark">
              {delivery === 'held' && !mail.mailGoesToFiles ? words.acquit : words.acquitOnly}
            </SendButton>
          </HandleForm>
        ) : (
          <HandleForm intent="state" className={styles.states}>
            <input type="hidden" name="seenState" value={state} />
            {inboxStates.map((one) => (
              <SendButton key={one} name="state" value={one} data-state={one} aria-pressed={one === state}>
                {words.states[one]}
              </SendButton>
            ))}
          </HandleForm>
        )}
        <Outcome {...outcomeFor('state', 'acquit')} />
      </section>

      <section aria-labelledby="owner">
        <h2 id="owner">{words.with}</h2>
        <p className={styles.owner}>
          {assigneeName ? (assigneeId === me.id ? words.you(assigneeName) : assigneeName) : words.nobody}
        </p>
        {assigneeId !== me.id && (
          <HandleForm intent="give">
            <input type="hidden" name="seenOwner" value={assigneeId ?? ''} />
            <SendButton className="button" name="to" value={me.id}>
              {words.take}
            </SendButton>
          </HandleForm>
        )}
        {(colleagues.length > 1 || assigneeId) && (
          <HandleForm intent="give" className={styles.give}>
            <input type="hidden" name="seenOwner" value={assigneeId ?? ''} />
            <label className="field">
              <span>{words.giveTo}</span>
              <select name="to" defaultValue={assigneeId ?? ''} key={assigneeId}>
                <option value="">{words.giveNobody}</option>
                {colleagues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {id === me.id ? words.you(name) : name}
                  </option>
                ))}
              </select>
            </label>
            <SendButton className="button">{words.give}</SendButton>
          </HandleForm>
        )}
        <Outcome {...outcomeFor('give')} />
      </section>

      {delivery !== 'held' && (
        <EnquiryDelivery delivery={delivery} outcome={outcomeFor('send-again')} {...mail} />
      )}
      {handedOn && <EnquiryHandedOn handedOn={handedOn} outcome={outcomeFor('hand-on-again')} />}
    </div>
  );
}

/** Whether it also reached the help desk of the school's old site, as far as that is known. */
function EnquiryHandedOn({ handedOn, outcome }: { handedOn: Forwarding; outcome: OutcomeProps }) {
  const words = useStudioWords().enquiries.handedOn;
  const { dates } = useWords();
  const { state, why, attempts, canRetry } = handedOn;
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
