import MailComposer from 'nodemailer/lib/mail-composer';
import { oneLine } from '#app/core/text/text-input.ts';
import type { Mail, MailAddress } from './mail.ts';

/** The mail as bytes. A line end in a header field cannot come out of here, whoever let it in. */
export function composeMail(mail: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: mail.messageId,
    date: mail.date,
    from: addressOf(mail.from),
    to: addressOf(mail.to),
    ...(mail.replyTo && { replyTo: addressOf(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
    ),
    textEncoding: 'base64',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** As parts, never as text that would be read for commas and brackets. */
const addressOf = ({ name, address }: MailAddress) => ({
  name: oneLine(name ?? ''),
  address: address.replace(/[\s<>,;:"\\]/g, ''),
});
