import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './site-footer.module.css';

export function FooterAddress({ profile: { addressLines } }: { profile: SchoolProfile }) {
  const languageOf = useLanguageOf();
  if (addressLines.length === 0) return null;
  return (
    <address className={styles.address}>
      {addressLines.map((line) => (
        <span key={line} lang={languageOf(line)}>
          {line}
        </span>
      ))}
    </address>
  );
}

interface FooterContactProps {
  profile: SchoolProfile;
  phones: readonly PhoneNumber[];
}

/** Hours are shown only together with a number or an address. */
export function FooterContact({ profile: { helpDesk }, phones }: FooterContactProps) {
  const words = useWords();
  if (phones.length === 0 && !helpDesk.email) return null;
  return (
    <ul role="list" className={styles.contact}>
      {helpDesk.opens && helpDesk.closes && <li>{words.helpDesk(helpDesk.opens, helpDesk.closes)}</li>}
      {phones.map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
      {helpDesk.email && (
        <li>
          <a href={`mailto:${helpDesk.email}`}>{helpDesk.email}</a>
        </li>
      )}
    </ul>
  );
}
