import { useStudioWords } from '#app/studio/words/words.ts';
import { inboxStates } from '#app/features/enquiries/enquiry.ts';
import { EnquiryDelivery } from './enquiry-delivery.tsx';
import { EnquiryHandedOn } from './enquiry-handed-on.tsx';
import { Outcome, type OutcomeProps } from '#app/studio/form/floor/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

interface EnquiryHandlingProps extends Pick<
  EnquiryData,
  'enquiry' | 'colleagues' | 'me' | 'tries' | 'mailGoesToFiles' | 'handedOn'
> {
  told: Told;
}

/** What came of one of the forms, by their names. */
export type Told = (...intents: string[]) => OutcomeProps;

/** How far it is, who sees to it, and whether the school's mailbox has it. */
export function EnquiryHandling({ enquiry, colleagues, me, handedOn, told, ...mail }: EnquiryHandlingProps) {
  const words = useStudioWords().enquiries;
  const { state, delivery, ownerId, ownerName } = enquiry;
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
        <Outcome {...told('state', 'acquit')} />
      </section>

      <section aria-labelledby="owner">
        <h2 id="owner">{words.with}</h2>
        <p className={styles.owner}>
          {ownerName ? (ownerId === me.id ? words.you(ownerName) : ownerName) : words.nobody}
        </p>
        {ownerId !== me.id && (
          <HandleForm intent="give">
            <input type="hidden" name="seenOwner" value={ownerId ?? ''} />
            <SendButton className="button" name="to" value={me.id}>
              {words.take}
            </SendButton>
          </HandleForm>
        )}
        {(colleagues.length > 1 || ownerId) && (
          <HandleForm intent="give" className={styles.give}>
            <input type="hidden" name="seenOwner" value={ownerId ?? ''} />
            <label className="field">
              <span>{words.giveTo}</span>
              <select name="to" defaultValue={ownerId ?? ''} key={ownerId}>
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
        <Outcome {...told('give')} />
      </section>

      {delivery !== 'held' && <EnquiryDelivery delivery={delivery} told={told('send-again')} {...mail} />}
      {handedOn && <EnquiryHandedOn handedOn={handedOn} told={told('hand-on-again')} />}
    </div>
  );
}
