import MailComposer from 'nodemailer/lib/mail-composer';
import { oneLine } from '#app/core/text/text-input.ts';
import type { Mail, MailAddress } from './mail.ts';

/** The mail as bytes. No header field can contain a line break. */
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

/** As parts, never as text that would be parsed for commas and brackets. */
const addressOf = ({ name, address }: MailAddress) => ({
  name: oneLine(name ?? ''),
  address: address.replace(/[\s<>,;:"\\]/g, ''),
});
