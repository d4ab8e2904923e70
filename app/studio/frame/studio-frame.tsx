import { studioHref } from '#app/access/studio-addresses.ts';
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import logo from '#app/ui/marks/logo-reversed.svg';
import type { OwedFactor } from '#app/access/sign-in/owed-factor.server.ts';
import type { StaffRole } from '#app/platform/db/schema.ts';
import { useEditLink } from '../edit/edit-link.ts';
import { SearchButton } from '../search/search-button.tsx';
import { useStudioWords } from '../words/words.ts';
import { ConnectionTrouble } from './connection-trouble.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { isWithin, menu, menuGroups } from './menu.ts';
import { OwedFactorNotice } from './owed-factor.tsx';
import styles from './studio-frame.module.css';
import { useTypedEarly } from './typed-early.ts';

interface StudioFrameProps {
  name: string;
  role: StaffRole;
  /** The addresses of the menu that this person may open. */
  menu: string[];
  /** What an administrator has still to set up. */
  owedFactor: OwedFactor | undefined;
  children: ReactNode;
}

export function StudioFrame({ name, role, menu: mine, owedFactor, children }: StudioFrameProps) {
  const words = useStudioWords();
  const { pathname } = useLocation();
  useEditLink();
  useTypedEarly();
  const items = menu
    .filter(({ href }) => mine.includes(href))
    .map(({ nameIn, href, group }) => ({ name: nameIn(words), href, group }));
  return (
    <div className={styles.studio}>
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      <header className={styles.header}>
        <a className={styles.logo} href={studioHref('dashboard')}>
          <img className="reversed" src={logo} alt={words.studio} width="140" height="52" />
        </a>
        <SearchButton />
        {/* Closed again once the page behind it has changed. */}
        <details className={styles.menu} key={pathname}>
          <summary>{words.menuButton}</summary>
          <nav aria-label={words.menu}>
            <MenuPart items={items.filter(({ group }) => !group)} />
            {menuGroups.map((each) => {
              const within = items.filter(({ group }) => group === each);
              return (
                within.length > 0 && <MenuPart key={each} label={words.menuGroups[each]} items={within} />
              );
            })}
          </nav>
          <div className={styles.me}>
            <p>
              {name}
              <br />
              <small>{words.roles[role]}</small>
            </p>
            <LanguageSwitch />
            <a href="/">{words.toSite}</a>
            <Form method="post" action={studioHref('signOut')}>
              <button className="link">{words.signOut}</button>
            </Form>
          </div>
        </details>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {owedFactor && <OwedFactorNotice {...owedFactor} />}
        {children}
      </main>
      <ConnectionTrouble />
    </div>
  );
}

/** The items that serve one end, under what that is. */
function MenuPart({ label, items }: { label?: string; items: { name: string; href: string }[] }) {
  const { pathname } = useLocation();
  return (
    <>
      {label && <p className={styles.part}>{label}</p>}
      <ul aria-label={label}>
        {items.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} aria-current={isWithin(pathname, href) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
