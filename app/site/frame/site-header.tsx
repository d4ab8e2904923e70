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
        <nav aria-label={words.mainMenu}>
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
              {profile.phone}
            </a>
          )}
          {profile?.parentPortalUrl && (
            <a className="button button--line" href={profile.parentPortalUrl} target="_blank" rel="noopener">
              {words.parentPortal}
              <span className="unseen"> ({words.opensInNewTab})</span>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
