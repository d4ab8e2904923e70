import { hrefOf } from '#app/addresses.ts';
import { type School, telephoneLink } from '#app/features/school/profile.ts';
import logo from '#app/ui/marks/logo-reversed.svg';
import { useWords } from '#app/words/words.tsx';
import styles from './site-header.module.css';

/** The school is missing only on the error page of a site that cannot reach its database. */
export function SiteHeader({ school, path }: { school: School | undefined; path: string }) {
  const words = useWords();
  const profile = school?.profile;
  const menu = [
    { name: words.home, href: hrefOf('home') },
    { name: words.gallery.title, href: hrefOf('gallery') },
  ];
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={hrefOf('home')}>
          <img src={logo} alt={`${profile?.name ?? ''} ${words.home}`.trim()} width={175} height={62} />
        </a>
        <nav className={styles.nav} aria-label={words.mainMenu}>
          <ul role="list" className={styles.menu}>
            {menu.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          {profile?.phone && (
            <a className={styles.phone} href={telephoneLink(profile.phone)}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
              </svg>
              <span>{profile.phone}</span>
            </a>
          )}
          {profile?.parentPortalUrl && (
            <a
              className={`button button--line ${styles.portal}`}
              href={profile.parentPortalUrl}
              target="_blank"
              rel="noopener"
            >
              {words.parentPortal}
              <span className="unseen"> ({words.opensInNewTab})</span>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
