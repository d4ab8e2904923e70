import type { ReactNode } from 'react';
import { wholeTimes } from '#app/core/whole-times.ts';
import { phoneNumbers, whatsappLink } from '#app/features/school/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { WhatsAppIcon } from '#app/ui/icons/brands.ts';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '#app/ui/icons/interface.ts';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.tsx';
import styles from './contact-page.module.css';
import { hasMap } from './map-section.tsx';

/** The ways to reach the school, as many as its profile knows. */
export function SchoolOffice({ heading, profile }: { heading: string; profile: SchoolProfile }) {
  const { contact: words } = useWords();
  const { addressLines, phone, whatsapp, email, officeHours, helpDesk } = profile;
  const chat = whatsappLink(whatsapp);
  const helpHours = helpDesk.opens && helpDesk.closes;
  return (
    <section className={styles.office} aria-labelledby="school-office">
      <h2 id="school-office">{heading}</h2>
      <dl className={styles.places}>
        {addressLines.length > 0 && (
          <Place name={words.address} icon={<MapPinIcon />}>
            <address>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {hasMap(profile) && (
              <a className="link" href="#map">
                {words.seeMap}
              </a>
            )}
          </Place>
        )}
        {phone && (
          <Place name={words.phone} icon={<PhoneIcon />}>
            {phoneNumbers(phone).map(({ text, href }) => (
              <p key={text}>
                <a className={styles.number} href={href}>
                  {text}
                </a>
              </p>
            ))}
          </Place>
        )}
        {whatsapp && (
          <Place name={words.whatsapp} icon={<WhatsAppIcon />}>
            {chat ? (
              <OutsideLink className={styles.outside} href={chat}>
                {whatsapp}
              </OutsideLink>
            ) : (
              whatsapp
            )}
          </Place>
        )}
        {email && (
          <Place name={words.email} icon={<MailIcon />}>
            <a className={styles.plain} href={`mailto:${email}`}>
              {email}
            </a>
          </Place>
        )}
        {(officeHours || (helpHours && phone)) && (
          <Place name={words.hours} icon={<ClockIcon />}>
            {officeHours && <Hours of={words.officeHours} are={officeHours} />}
            {helpHours && phone && (
              <Hours of={words.helpDeskHours} are={words.helpDeskTimes(helpDesk.opens, helpDesk.closes)} />
            )}
          </Place>
        )}
      </dl>
    </section>
  );
}

const Place = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
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
    <span>{who}</span>
    {wholeTimes(are)}
  </p>
);
