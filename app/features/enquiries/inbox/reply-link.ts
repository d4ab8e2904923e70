import { oneLine } from '#app/core/text/text-input.ts';
import { wellFormed } from '#app/core/text/well-formed.ts';
import type { Enquiry } from '#app/features/enquiries/enquiry.ts';

/**
 * Opens a mail to the sender, with subject and greeting. Their name can add neither a header nor another
 * recipient: each part is one line and encoded separately.
 */
export function replyLink(
  { email }: Pick<Enquiry, 'email'>,
  { subject, greeting, signature }: { subject: string; greeting: string; signature: string },
): string {
  const at = email.lastIndexOf('@');
  const address = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const body = [oneLine(greeting), '', '', '', oneLine(signature)].map(encoded).join('%0D%0A');
  return `mailto:${address}?subject=${encoded(oneLine(subject))}&body=${body}`;
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text));
