import { pages } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { FrameIcon } from './frame-icon.tsx';
import styles from './menu-shortcuts.module.css';

interface MenuShortcutsProps {
  profile: SchoolProfile | undefined;
  phones: readonly PhoneNumber[];
  path: string;
}

/** The most common goals come first in a phone's menu: call, write, or open the portal. */
export function MenuShortcuts({ profile, phones, path }: MenuShortcutsProps) {
  const hrefOf = useHref();
  const words = useWords();
  const phone = phones.find(({ href }) => href);
  return (
    <ul role="list" className={styles.ways}>
      {phone && (
        <li>
          <a href={phone.href}>
            <FrameIcon name="phone" />
            <span>
              {words.call}
              <span className="unseen"> {phone.text}</span>
            </span>
          </a>
        </li>
      )}
      <li>
        <a href={hrefOf('contact')} aria-current={path === pages.contact.path ? 'page' : undefined}>
          <FrameIcon name="mail" />
          <span>{words.menu.contact}</span>
        </a>
      </li>
      {profile?.parentPortalUrl && (
        <li>
          <a href={profile.parentPortalUrl} target="_blank" rel="noopener">
            <FrameIcon name="leave" />
            <span>
              {words.parentPortal}
              <span className="unseen"> ({words.opensInNewTab})</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
