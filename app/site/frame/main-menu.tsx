import { useLocalHref } from '#app/links.ts';
import { isTight } from '#app/features/pages/menu/bar-room.ts';
import type { MenuGroup, MenuLink } from '#app/features/pages/menu/menu.ts';
import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { FrameIcon } from './frame-icon.tsx';
import styles from './main-menu.module.css';
import { LogoLink } from './logo-link.tsx';
import { currentMenuItem, type MenuLocation, useMenu } from './menu.ts';
import { MenuShortcuts } from './menu-shortcuts.tsx';
import { SocialLinks } from './school-links.tsx';

const MENU_ID = 'site-menu';

/**
 * One menu for every width without a script: the browser opens and closes it, by `popover`. On wide screens it is a
 * bar of buttons in the header that open one list each; on narrow ones one button opens the whole. In a browser
 * without popovers, anchors take the place of the buttons.
 */
export function MainMenu({
  location,
  profile,
  phones,
}: {
  location: MenuLocation;
  profile: SchoolProfile | undefined;
  phones: readonly PhoneNumber[];
}) {
  const words = useWords();
  const menu = useMenu();
  const { groups, bar } = menu;
  const current = currentMenuItem(location, menu);
  const isClose = isTight({
    groups: groups.map(({ name }) => name),
    pages: bar.map(({ name }) => name),
  });
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={MENU_ID}>
        <FrameIcon name="menu" />
        <span>{words.menuButton}</span>
      </button>
      <a className={styles.openHere} href={`#${MENU_ID}`}>
        <FrameIcon name="menu" />
        <span>{words.menuButton}</span>
      </a>
      <nav id={MENU_ID} popover="auto" className={styles.menu} aria-label={words.mainMenu}>
        <div className={styles.top}>
          <LogoLink profile={profile} path={location.path} />
          <button
            type="button"
            className={styles.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            autoFocus
          >
            <FrameIcon name="close" />
            {words.closeMenu}
          </button>
          <a className={styles.closeHere} href="#main">
            <FrameIcon name="close" />
            {words.closeMenu}
          </a>
        </div>
        <div className={styles.ways}>
          <MenuShortcuts profile={profile} phones={phones} path={location.path} />
        </div>
        <ul role="list" className={isClose ? `${styles.groups} ${styles.tight}` : styles.groups}>
          {groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              isCurrent={group.id === current.group}
              current={current.item}
            />
          ))}
          {bar.map((link) => (
            <li
              key={link.name}
              // On narrow screens it is among the shortcuts already.
              className={link.page === 'contact' ? `${styles.page} ${styles.alone}` : styles.page}
            >
              <Way link={link} className={styles.name} isCurrent={link.href === current.alone} />
            </li>
          ))}
        </ul>
        {profile && (
          <div className={styles.networks}>
            <SocialLinks name={profile.name} social={profile.social} />
          </div>
        )}
      </nav>
    </>
  );
}

interface GroupProps {
  group: MenuGroup;
  isCurrent: boolean;
  /** The address of the current page. */
  current: string | undefined;
}

function Group({ group, isCurrent, current }: GroupProps) {
  const listId = `menu-${group.id}`;
  return (
    <li className={styles.group}>
      <h2 className={styles.heading}>{group.name}</h2>
      <button
        type="button"
        className={styles.name}
        popoverTarget={listId}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {group.name}
        <FrameIcon name="down" />
      </button>
      <ul role="list" id={listId} popover="auto" className={styles.list}>
        {group.items.map((link) => (
          <li key={link.name}>
            <Way link={link} isCurrent={link.href === current} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface WayProps {
  link: MenuLink;
  className?: string | undefined;
  isCurrent: boolean;
}

function Way({ link: { name, href, isOutside }, className, isCurrent }: WayProps) {
  const localHref = useLocalHref();
  const languageOf = useLanguageOf();
  const { opensInNewTab } = useWords();
  const lang = languageOf(name);
  if (isOutside)
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        <span lang={lang}>{name}</span>
        <span className="unseen"> ({opensInNewTab})</span>
      </a>
    );
  return (
    <a className={className} href={localHref(href)} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </a>
  );
}
