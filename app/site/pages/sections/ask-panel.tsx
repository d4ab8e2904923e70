import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { keepTimesTogether } from '#app/core/keep-times-together.ts';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { MailIcon, PhoneIcon } from '#app/ui/icons/interface.ts';
import styles from './ask-panel.module.css';
import { SectionProse } from './section-text.tsx';

interface AskPanelProps {
  section: FilledSection;
  phone: string;
  email: string;
  /** Opening hours. */
  hours?: string;
}

/** Contact options next to the text: as many as the school has. */
export function AskPanel({ section, phone, email, hours }: AskPanelProps) {
  return (
    <section id={section.id} className={styles.ask} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>
        <LanguageText>{section.heading}</LanguageText>
      </h2>
      <SectionProse section={section} />
      {(phone || email) && (
        <ul role="list">
          {phoneNumbers(phone).map(({ text, href }) => (
            <li key={text}>
              <a href={href}>
                <PhoneIcon />
                <span>{text}</span>
              </a>
            </li>
          ))}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <MailIcon />
                <span>{email}</span>
              </a>
            </li>
          )}
        </ul>
      )}
      {hours && (
        <p>
          <LanguageText>{keepTimesTogether(hours)}</LanguageText>
        </p>
      )}
    </section>
  );
}
