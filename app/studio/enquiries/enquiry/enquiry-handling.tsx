import { useStudioWords } from '#app/studio/words/words.ts';
import { inboxStates } from '#app/features/enquiries/enquiry.ts';
import { EnquiryDelivery } from './enquiry-delivery.tsx';
import styles from './enquiry.module.css';
import { HandleForm, useSending } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

type EnquiryHandlingProps = Pick<EnquiryData, 'enquiry' | 'colleagues' | 'me' | 'tries' | 'mailGoesToFiles'>;

/** How far it is, who sees to it, and whether the school's mailbox has it. */
export function EnquiryHandling({ enquiry, colleagues, me, tries, mailGoesToFiles }: EnquiryHandlingProps) {
  const words = useStudioWords().enquiries;
  const sending = useSending();
  const { state, delivery, ownerId, ownerName } = enquiry;
  return (
    <div className={styles.handling}>
      <section aria-labelledby="state">
        <h2 id="state">{words.state}</h2>
        {state === 'spam' ? (
          <HandleForm intent="acquit">
            <p>{delivery === 'held' && words.delivery.held}</p>
            <button className="button button--dark" disabled={sending}>
              {delivery === 'held' ? words.acquit : words.acquitOnly}
            </button>
          </HandleForm>
        ) : (
          <HandleForm intent="state" className={styles.states}>
            <input type="hidden" name="seenState" value={state} />
            {inboxStates.map((one) => (
              <button
                key={one}
                name="state"
                value={one}
                data-state={one}
                aria-pressed={one === state}
                disabled={sending}
              >
                {words.states[one]}
              </button>
            ))}
          </HandleForm>
        )}
      </section>

      <section aria-labelledby="owner">
        <h2 id="owner">{words.with}</h2>
        <p className={styles.owner}>
          {ownerName ? (ownerId === me.id ? words.you(ownerName) : ownerName) : words.nobody}
        </p>
        {ownerId !== me.id && (
          <HandleForm intent="give">
            <input type="hidden" name="seenOwner" value={ownerId ?? ''} />
            <button className="button" name="to" value={me.id} disabled={sending}>
              {words.take}
            </button>
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
            <button className="button" disabled={sending}>
              {words.give}
            </button>
          </HandleForm>
        )}
      </section>

      {delivery !== 'held' && (
        <EnquiryDelivery delivery={delivery} tries={tries} mailGoesToFiles={mailGoesToFiles} />
      )}
    </div>
  );
}
