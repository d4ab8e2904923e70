import { useStudioWords } from '#app/studio/words/words.ts';
import { MailIcon, PhoneIcon } from '#app/ui/icons/interface.ts';
import { WhatsAppIcon } from '#app/ui/icons/brands.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './enquiry.module.css';
import { useWords } from '#app/words/words.ts';
import type { EnquiryData } from './load-enquiry.server.ts';
import { Waiting } from '#app/studio/enquiries/waiting.tsx';

type EnquiryLetterProps = Pick<EnquiryData, 'enquiry' | 'links' | 'phoneUnderstood' | 'now'>;

/** The message, its sender, and the ways to answer. */
export function EnquiryLetter({ enquiry, links, phoneUnderstood, now }: EnquiryLetterProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().enquiries;
  const { dates } = useWords();
  const { phone, email, receipt, receivedAt, message, state } = enquiry;
  const understood = phoneUnderstood && phoneUnderstood !== phone ? phoneUnderstood : undefined;
  return (
    <section className={styles.letter} aria-labelledby="message">
      <p className={styles.facts}>
        <Waiting enquiry={enquiry} now={now} />
        <span>{dates.moment(receivedAt)}</span>
      </p>
      <h2 id="message" className="unseen">
        {words.message}
      </h2>
      <p className={styles.message} lang={languageOf(message)}>
        {message}
      </p>
      {/* Spam is not answered: it has to be unmarked first. */}
      {state !== 'spam' && (
        <p className={styles.answers}>
          <a className="button button--primary" href={links.reply}>
            <MailIcon />
            {words.reply}
          </a>
          {links.call && (
            <a className="button" href={links.call}>
              <PhoneIcon />
              {words.call}
            </a>
          )}
          {links.whatsapp && (
            <a className="button" href={links.whatsapp} rel="noreferrer">
              <WhatsAppIcon />
              {words.whatsapp}
            </a>
          )}
        </p>
      )}
      <dl className={styles.pairs}>
        <dt>{words.email}</dt>
        <dd>{email}</dd>
        <dt>{words.phone}</dt>
        <dd>{understood ? words.phoneUnderstood(phone, understood) : phone}</dd>
        <dt>{words.receipt}</dt>
        <dd>{receipt}</dd>
      </dl>
    </section>
  );
}
