import { useHref } from '#app/links.ts';
import { type ContactFormProps, contactForm } from '#app/features/enquiries/form/contact-form.tsx';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/words/words.ts';

type Handed = Pick<ContactFormProps, 'schoolCode' | 'stamp' | 'message' | 'refused'>;

interface EnquiryFormProps extends Handed {
  texts: { heading: string; text: string };
  keepDays: number;
  /** Whether the sender gets an acknowledgement by mail. */
  acknowledges: boolean;
  /** The school's number; empty if unknown. */
  phone: string;
  email: string;
}

export function EnquiryForm({ texts, keepDays, acknowledges, phone, email, ...handed }: EnquiryFormProps) {
  const hrefOf = useHref();
  const words = useWords();
  const { thanks } = words.contactForm;
  const [first] = phoneNumbers(phone);
  return (
    <Island
      of={contactForm}
      props={{
        ...handed,
        ...texts,
        action: hrefOf('contact'),
        privacyHref: hrefOf('privacy'),
        notice: words.contact.keptFor(keepDays),
        thanks: acknowledges ? `${thanks} ${words.contact.acknowledged}` : thanks,
        phone: first?.href ? { text: first.text, href: first.href } : undefined,
        email,
        labels: words.contactForm,
      }}
    />
  );
}
