import { defineIsland } from '#app/islands/island.tsx';
import type { Words } from '#app/words/en.ts';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';
import type { Typed } from './draft.ts';
import { ErrorSummary, SentMessage, TroubleMessage } from './form-answers.tsx';
import type { FieldError, Outcome, Trouble } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export interface ContactFormProps {
  schoolCode: string;
  /** The target of the form without scripts. */
  action: string;
  stamp: string;
  heading: string;
  text: string;
  /** The privacy notice: what is stored, and for how long. */
  notice: string;
  thanks: string;
  privacyHref: string;
  phone?: { text: string; href: string } | undefined;
  email: string;
  labels: Words['contactForm'];
  /** The start of the message, if a link to this page sets one. */
  message?: string | undefined;
  /** The outcome of a form that was sent without a script. */
  refused?: { errors: FieldError[]; trouble?: Trouble | undefined; typed: Typed } | undefined;
}

/** A plain form that posts; once hydrated it stays on the page, keeps what was typed, and shows the outcome. */
function ContactForm(props: ContactFormProps) {
  const { schoolCode, stamp, labels, refused, phone, email } = props;
  const enquiry = useEnquiry(schoolCode, stamp, refused && outcomeOf(refused));
  const { busy, outcome, answer, errors, offer, round, formProps } = enquiry;
  const prefilled = props.message ? { name: '', email: '', phone: '', message: props.message } : undefined;
  const field = { labels, errors, typed: round > 0 ? undefined : (refused?.typed ?? prefilled) };
  const isSent = outcome?.kind === 'sent';
  return (
    <div className={styles.write}>
      <div role="status">
        {isSent && (
          <SentMessage
            box={answer}
            receipt={outcome.receipt}
            thanks={props.thanks}
            labels={labels}
            onAnother={enquiry.again}
          />
        )}
        {busy && <span className="unseen">{labels.sending}</span>}
      </div>
      {!isSent && (
        <form
          {...formProps}
          className={styles.form}
          method="post"
          action={props.action}
          aria-labelledby="write-to-us"
          noValidate
        >
          <h2 id="write-to-us">{props.heading}</h2>
          {outcome?.kind === 'wrong' && <ErrorSummary box={answer} errors={outcome.errors} labels={labels} />}
          {outcome?.kind === 'trouble' && (
            <TroubleMessage
              box={answer}
              trouble={outcome.trouble}
              phone={phone}
              email={email}
              labels={labels}
            />
          )}
          {offer && (
            <section className={`message ${styles.answer}`} aria-labelledby="draft-found">
              <h3 id="draft-found">{labels.draftFound}</h3>
              <p>{labels.draftFoundText}</p>
              <p className={styles.choices}>
                <button type="button" className="button button--dark" onClick={enquiry.restore}>
                  {labels.putBack}
                </button>
                <button type="button" className="button" onClick={enquiry.discard}>
                  {labels.throwAway}
                </button>
              </p>
            </section>
          )}
          {!outcome && !offer && <p>{props.text}</p>}
          <ContactField name="name" autoComplete="name" {...field} />
          <div className={styles.two}>
            <ContactField name="email" type="email" autoComplete="email" inputMode="email" {...field} />
            <ContactField name="phone" type="tel" autoComplete="tel" inputMode="tel" {...field} />
          </div>
          <ContactField name="message" {...field} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor="contact-topic">{labels.leaveEmpty}</label>
            <input id="contact-topic" name="topic" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="stamp" value={stamp} />
          <p className={styles.end}>
            <button className={`button button--primary ${busy ? styles.busy : ''}`} type="submit">
              {busy ? labels.sending : labels.send}
            </button>
            <small>
              {props.notice} <a href={props.privacyHref}>{labels.privacy}</a>
            </small>
          </p>
        </form>
      )}
    </div>
  );
}

const outcomeOf = ({ errors, trouble }: NonNullable<ContactFormProps['refused']>): Outcome =>
  trouble ? { kind: 'trouble', trouble } : { kind: 'wrong', errors };

export const contactForm = defineIsland('contact-form', ContactForm);
