import type { Identity } from '#app/sites/identity/identity.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import type { OwedFactor } from '#app/access/sign-in/owed-factor.server.ts';
import { roleWords } from '#app/studio/people/role-words.ts';
import { isFocusLost } from '../form/footer/go-to-field.ts';
import { useEditLink } from '../edit/edit-link.ts';
import { SearchButton } from '../search/search-button.tsx';
import { useStudioWords } from '../words/words.ts';
import { ConnectionTrouble } from './connection-trouble.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { isWithin, menu, menuGroups } from './menu.ts';
import { OwedFactorNotice } from './owed-factor.tsx';
import styles from './studio-frame.module.css';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { isNameInDrawing } from '#app/features/school/school-logo.tsx';
import drawn from '#app/ui/marks/logo-reversed.svg';

interface StudioFrameProps {
  name: string;
  role: string;
  school: FrameSchool;
  /** The addresses of the menu that this person may open. */
  menu: string[];
  /** The second factor that an administrator still has to set up. */
  owedFactor: OwedFactor | undefined;
  children: ReactNode;
}

export function StudioFrame({ name, role, school, menu: mine, owedFactor, children }: StudioFrameProps) {
  const words = useStudioWords();
  const { pathname } = useLocation();
  useEditLink();
  useTypedEarly();
  const main = useFocusInMain(pathname);
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
          <FrameLogo school={school} />
        </a>
        <SearchButton />
        {/* Closes when the page changes. */}
        <details className={styles.menu} key={pathname}>
          <summary>{words.menuButton}</summary>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
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
              <small>{roleWords(words, role).name}</small>
            </p>
            <a href="/">{words.toSite}</a>
            <Form method="post" action={studioHref('signOut')}>
              <button className="link">{words.signOut}</button>
            </Form>
          </div>
        </details>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {owedFactor && <OwedFactorNotice {...owedFactor} />}
        {children}
      </main>
      <ConnectionTrouble />
    </div>
  );
}

/**
 * The menu is rendered again on another page, and the pressed link is lost: keyboard users would have to tab
 * through the whole menu again.
 */
function useFocusInMain(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isFocusLost()) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** A group of items, under its purpose. */
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

type FrameSchool = Pick<SchoolProfile, 'name'> & Pick<Identity, 'logo'>;

const HEIGHT = 52;

/** The school's logo, or else its name. */
function FrameLogo({ school: { name, logo } }: { school: FrameSchool }) {
  const { studio } = useStudioWords();
  const alt = `${name}: ${studio}`;
  if (logo) {
    const width = Math.max(1, Math.round((HEIGHT * logo.width) / logo.height));
    const src = renditionUrl(logo.path, 480, 'webp');
    return <img className="reversed" src={src} alt={alt} width={width} height={HEIGHT} />;
  }
  if (isNameInDrawing(name))
    return <img className="reversed" src={drawn} alt={alt} width="140" height={HEIGHT} />;
  return (
    <b>
      {name}
      <span className="unseen">: {studio}</span>
    </b>
  );
}

/**
 * On a slow connection people type before the scripts run: events are dispatched for the fields' current
 * values, so that they are saved and measured. Not after a reload or Back, when the browser restores values
 * that may be older than what is saved.
 */
function useTypedEarly(): void {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type !== 'navigate') return;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
}

const TYPED_INTO =
  'main :is(textarea, input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]))';
