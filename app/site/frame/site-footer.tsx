import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { useHref, useLocalHref } from '#app/links.ts';
import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { School } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { FooterAddress, FooterContact } from './footer-contact.tsx';
import { useMenu } from './menu.ts';
import { ParentsApp } from './parents-app.tsx';
import { SocialLinks } from './school-links.tsx';
import { SchoolLogo } from '../../features/school/school-logo.tsx';
import styles from './site-footer.module.css';
import type { MenuLink } from '#app/features/pages/menu/menu.ts';
import { useLanguageOf } from '#app/words/language-of.ts';

interface SiteFooterProps {
  school: School;
  phones: readonly PhoneNumber[];
  /** For the copyright line. */
  year: number;
}

/** Every field of the profile may be empty; its part is then left out. */
export function SiteFooter({ school, phones, year }: SiteFooterProps) {
  const hrefOf = useHref();
  const words = useWords();
  const { code, profile } = school;
  const menu = useMenu();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.school}>
          <SchoolLogo profile={profile} alt={profile.name} loading="lazy" />
          {profile.description && (
            <p>
              <LanguageText>{profile.description}</LanguageText>
            </p>
          )}
          <FooterAddress profile={profile} />
          <FooterContact profile={profile} phones={phones} />
        </div>
        {menu.footer.map(({ id, name, items }) => (
          <FooterLinks key={id} heading={name} links={items} />
        ))}
        <ParentsApp
          content={menu.parentsApp}
          schoolCode={profile.schoolCode ?? code}
          stores={profile.parentsApp}
        />
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>{words.copyright(year, profile.name)}</p>
        <a href={hrefOf('privacy')}>{words.menu.privacy}</a>
        <a href={hrefOf('apiDocs')}>{words.api}</a>
        <SocialLinks name={profile.name} social={profile.social} />
      </div>
    </footer>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: MenuLink[] }) {
  const localHref = useLocalHref();
  const languageOf = useLanguageOf();
  const words = useWords();
  return (
    <nav className={styles.links} aria-label={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ name, href, isOutside }) => (
          <li key={name}>
            {isOutside ? (
              <a href={href} target="_blank" rel="noopener">
                <span lang={languageOf(name)}>{name}</span>
                <span className="unseen"> ({words.opensInNewTab})</span>
              </a>
            ) : (
              <a href={localHref(href)}>{name}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
