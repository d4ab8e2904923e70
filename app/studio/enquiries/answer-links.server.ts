import { telephoneLink, whatsappLink } from '#app/core/text/phone-links.ts';
import type { Enquiry } from '#app/features/enquiries/enquiry.ts';
import { replyLink } from '#app/features/enquiries/inbox/reply-link.ts';
import { parsePhone } from '#app/features/enquiries/phone.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { languageOf } from '#app/words/language-of.ts';
import { firstLocale } from '#app/words/locales.ts';

export interface AnswerLinks {
  reply: string;
  call: string | undefined;
  whatsapp: string | undefined;
}

type Answerable = Pick<Enquiry, 'name' | 'email' | 'phone' | 'receipt'>;

/** Links to e-mail, call and message the sender. The e-mail's greeting is in the language of the enquiry. */
export function answerLinks(enquiry: Answerable, message: string, signature: string): AnswerLinks {
  const words = studioWordsOf(languageOf(message) ?? firstLocale).enquiries;
  const phone = parsePhone(enquiry.phone);
  return {
    reply: replyLink(enquiry, {
      subject: words.replySubject(enquiry.receipt),
      greeting: words.replyGreeting(enquiry.name),
      signature,
    }),
    call: telephoneLink(phone ?? enquiry.phone),
    whatsapp: phone && whatsappLink(phone),
  };
}

/** The signature of an e-mail: the name of the person who answers, and of the school. */
export const signatureOf = (staff: { name: string }, school: { profile: { name: string } }): string =>
  [staff.name, school.profile.name].filter(Boolean).join(', ');
