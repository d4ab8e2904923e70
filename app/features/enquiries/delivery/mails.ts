import { studioHref } from '#app/access/studio-addresses.ts';
import type { Mail, MailAddress } from '#app/platform/mail/mail.ts';
import type { Words } from '#app/words/en.ts';
import type { EnquiryInput } from '#app/features/enquiries/input.ts';

interface Enquiry extends EnquiryInput {
  id: string;
  receipt: string;
  receivedAt: string;
  isTest: boolean;
}

interface Correspondence {
  school: { name: string; mailbox: string };
  from: string;
  to: string;
  /** The host of the site, for the Message-ID. */
  host: string;
  siteUrl: string;
  words: Words['mail'];
  dates: Words['dates'];
}

/** The key by which a mailer finds the mails about an enquiry. */
export const mailsAbout = (enquiryId: string) => [`enquiry.${enquiryId}`, `acknowledgement.${enquiryId}`];

/** To the school's office, with the full enquiry; a reply goes straight to the sender. */
export function enquiryMail(
  enquiry: Enquiry,
  { school, from, to, host, siteUrl, words, dates }: Correspondence,
  phoneUnderstood: string | undefined,
): Mail {
  const phone =
    phoneUnderstood && phoneUnderstood !== enquiry.phone
      ? `${enquiry.phone} (${phoneUnderstood})`
      : enquiry.phone;
  const lines = [
    `${words.name}: ${enquiry.name}`,
    `${words.email}: ${enquiry.email}`,
    `${words.phone}: ${phone}`,
    `${words.receipt}: ${enquiry.receipt}`,
    `${words.received}: ${words.receivedAt(dates.moment(enquiry.receivedAt))}`,
    // The person on duty assigns the enquiry there, so that the others know.
    `${words.handle}: ${siteUrl}${studioHref('enquiry', { id: enquiry.id })}`,
  ];
  return {
    messageId: `<enquiry.${enquiry.id}@${host}>`,
    date: new Date(enquiry.receivedAt),
    from: { name: school.name, address: from },
    to: { address: to },
    replyTo: replyTo(enquiry),
    subject: (enquiry.isTest ? words.testSubject : words.enquirySubject)(enquiry.receipt, enquiry.name),
    text: `${enquiry.message}\n\n-- \n${lines.join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry-Receipt': enquiry.receipt },
  };
}

/**
 * To the sender: it has arrived. Nothing of the message is repeated, because the form could then be used to
 * send spam to strangers.
 */
export function acknowledgementMail(enquiry: Enquiry, { school, from, host, words }: Correspondence): Mail {
  return {
    messageId: `<acknowledgement.${enquiry.id}@${host}>`,
    date: new Date(enquiry.receivedAt),
    from: { name: school.name, address: from },
    to: { address: enquiry.email },
    ...(school.mailbox && { replyTo: { name: school.name, address: school.mailbox } }),
    subject: words.acknowledgementSubject(school.name, enquiry.receipt),
    text: words.acknowledgement(school.name, enquiry.receipt),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

const replyTo = ({ name, email }: EnquiryInput): MailAddress => ({ name, address: email });
