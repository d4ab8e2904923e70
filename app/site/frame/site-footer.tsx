import type { ParentsAppContent } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { School } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { FooterAddress, FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';
import { ParentsApp } from './parents-app.tsx';
import { SocialLinks } from './school-links.tsx';
import { SchoolLogo } from './school-logo.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  school: School;
  /** Of the copyright line. */
  year: number;
  /** Missing while registration is closed. */
  registration: OpenRegistration | undefined;
  parentsApp: ParentsAppContent;
}

/** Every field of the profile may be empty: its part is then left out. */
export function SiteFooter({ school, year, registration, parentsApp }: SiteFooterProps) {
  const words = useWords();
  const { code, profile } = school;
  const { menu, footer } = words;
  const outside = (name: string, href: string) => (href ? [{ name, href, isOutside: true }] : []);
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.school}>
          <SchoolLogo profile={profile} alt={profile.name} loading="lazy" />
          {profile.description && <p>{profile.description}</p>}
          <FooterAddress profile={profile} />
          <FooterContact profile={profile} />
        </div>
        <FooterLinks
          heading={footer.forParents}
          links={[
            { name: menu.admissionProcess, href: hrefOf('admissionProcess') },
            { name: menu.parentGuidelines, href: hrefOf('parentGuidelines') },
            { name: menu.schoolErp, href: hrefOf('schoolErp') },
            ...outside(words.parentPortal, profile.parentPortalUrl),
            ...outside(registration?.title ?? '', registration?.href ?? ''),
            { name: menu.contact, href: hrefOf('contact') },
          ]}
        />
        <FooterLinks
          heading={footer.schoolLife}
          links={[
            { name: menu.gettingStarted, href: hrefOf('gettingStarted') },
            { name: menu.facilities, href: hrefOf('facilities') },
            { name: menu.computerLab, href: hrefOf('computerLab') },
            { name: menu.sports, href: hrefOf('sports') },
            { name: menu.photoGallery, href: hrefOf('gallery') },
            { name: menu.videoGallery, href: hrefOf('videos') },
            { name: menu.news, href: hrefOf('news') },
          ]}
        />
        <ParentsApp content={parentsApp} schoolCode={code} stores={profile.parentsApp} />
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>{words.copyright(year, profile.name)}</p>
        <a href={hrefOf('privacy')}>{menu.privacy}</a>
        <a href={hrefOf('apiDocs')}>{words.api}</a>
        <SocialLinks name={profile.name} social={profile.social} />
      </div>
    </footer>
  );
}
