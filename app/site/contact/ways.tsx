import type { ReactNode } from 'react';
import { phoneNumbers, whatsappLink } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { WhatsAppIcon } from '#app/ui/icons/brands.ts';
import { PhoneIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.ts';
import styles from './ways.module.css';

/** The contact options without a form, first on the page: on a phone one press calls, or opens a chat. */
export function Ways({ profile: { phone, whatsapp } }: { profile: SchoolProfile }) {
  const { contact: words, opensInNewTab } = useWords();
  const numbers = phoneNumbers(phone);
  const chat = whatsappLink(whatsapp);
  if (numbers.length === 0 && !whatsapp) return null;
  return (
    <div className={`wrap ${styles.ways}`}>
      {numbers.map(({ text, href }) => (
        <Way key={text} name={words.call} icon={<PhoneIcon />} href={href}>
          {text}
        </Way>
      ))}
      {whatsapp && (
        <Way name={words.whatsapp} icon={<WhatsAppIcon />} href={chat} isOutside>
          {chat ? words.sendMessage : whatsapp}
          {chat && <span className="unseen"> ({opensInNewTab})</span>}
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  name: string;
  icon: ReactNode;
  /** Undefined if the text is not a number. */
  href: string | undefined;
  isOutside?: boolean;
  children: ReactNode;
}

function Way({ name, icon, href, isOutside = false, children }: WayProps) {
  const content = (
    <>
      {icon}
      <span>
        {name} <b>{children}</b>
      </span>
    </>
  );
  if (!href) return <p className={styles.way}>{content}</p>;
  return (
    <a className={styles.way} href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {content}
    </a>
  );
}
