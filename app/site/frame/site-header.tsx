import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { School } from '#app/features/school/profile.ts';
import { useLanguages, useLocale } from '#app/words/locale-context.ts';
import { LogoLink } from './logo-link.tsx';
import { MainMenu } from './main-menu.tsx';
import type { MenuLocation } from './menu.ts';
import { ContactLink, LanguageLink, PhoneLink, PortalLink, SocialLinks } from './school-links.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  school: School | undefined;
  /** The school's numbers, parsed on the server: what parses them is larger than the rest of the frame. */
  phones: readonly PhoneNumber[];
  location: MenuLocation;
  /** The address of this page, without its language. */
  address: string;
}

/** The school is missing only on the error page of a site that cannot reach its database. */
export function SiteHeader({ school, phones, location, address }: SiteHeaderProps) {
  const profile = school?.profile;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.logo}>
          <LogoLink profile={profile} path={location.path} />
        </div>
        {profile && (
          <div className={styles.contact}>
            <PhoneLink phones={phones} className={styles.phone} />
            <SocialLinks name={profile.name} social={profile.social} />
          </div>
        )}
        <ContactLink path={location.path} className={styles.write} />
        <LanguageLinks address={address} />
        <MainMenu location={location} profile={profile} phones={phones} />
        {profile && <PortalLink url={profile.parentPortalUrl} className={styles.portal} />}
      </div>
    </header>
  );
}

function LanguageLinks({ address }: { address: string }) {
  const page = useLocale();
  const others = useLanguages().filter((language) => language !== page);
  const links = others.map((language) => (
    <LanguageLink key={language} language={language} address={address} className={styles.language} />
  ));
  return links.length > 1 ? <div className={styles.languages}>{links}</div> : links;
}
