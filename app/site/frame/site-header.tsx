import type { School } from '#app/features/school/profile.ts';
import { LogoLink } from './logo-link.tsx';
import { MainMenu } from './main-menu.tsx';
import type { MenuLocation } from './menu.ts';
import { ContactLink, LanguageLink, PhoneLink, PortalLink, SocialLinks } from './school-links.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  school: School | undefined;
  location: MenuLocation;
  /** Of this page, without its language. */
  address: string;
}

/** The school is missing only on the error page of a site that cannot reach its database. */
export function SiteHeader({ school, location, address }: SiteHeaderProps) {
  const profile = school?.profile;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.logo}>
          <LogoLink profile={profile} path={location.path} />
        </div>
        {profile && (
          <div className={styles.contact}>
            <PhoneLink phone={profile.phone} className={styles.phone} />
            <SocialLinks name={profile.name} social={profile.social} />
          </div>
        )}
        <ContactLink path={location.path} className={styles.write} />
        <LanguageLink address={address} className={styles.language} />
        <MainMenu location={location} profile={profile} />
        {profile && <PortalLink url={profile.parentPortalUrl} className={styles.portal} />}
      </div>
    </header>
  );
}
