import type { ReactNode } from 'react';
import { keepTimesTogether } from '#app/core/keep-times-together.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { ClockIcon, MailIcon, MapPinIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './contact-page.module.css';
import { hasMap } from './way-in.tsx';

export function SchoolOffice({ heading, profile }: { heading: string; profile: SchoolProfile }) {
  const { contact: words } = useWords();
  const languageOf = useLanguageOf();
  const { addressLines, phone, email, officeHours, helpDesk } = profile;
  const helpHours = phone && helpDesk.opens && helpDesk.closes;
  if (!officeHours && !helpHours && !email && addressLines.length === 0) return null;
  return (
    <section className={styles.office} aria-labelledby="school-office">
      <h2 id="school-office">{heading}</h2>
      <dl className={styles.places}>
        {(officeHours || helpHours) && (
          <OfficeDetail name={words.hours} icon={<ClockIcon />}>
            {officeHours && <Hours of={words.officeHours} are={officeHours} />}
            {helpHours && (
              <Hours of={words.helpDeskHours} are={words.helpDeskTimes(helpDesk.opens, helpDesk.closes)} />
            )}
          </OfficeDetail>
        )}
        {email && (
          <OfficeDetail name={words.email} icon={<MailIcon />}>
            <a className={styles.plain} href={`mailto:${email}`}>
              {email}
            </a>
          </OfficeDetail>
        )}
        {addressLines.length > 0 && (
          <OfficeDetail name={words.address} icon={<MapPinIcon />}>
            <address>
              {addressLines.map((line) => (
                <span key={line} lang={languageOf(line)}>
                  {line}
                </span>
              ))}
            </address>
            {hasMap(profile) && (
              <a className="link" href="#map">
                {words.seeMap}
              </a>
            )}
          </OfficeDetail>
        )}
      </dl>
    </section>
  );
}

const OfficeDetail = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

const Hours = ({ of: who, are }: { of: string; are: string }) => (
  <p className={styles.hours}>
    <span className={styles.whose}>{who}</span>
    <LanguageText>{keepTimesTogether(are)}</LanguageText>
  </p>
);
