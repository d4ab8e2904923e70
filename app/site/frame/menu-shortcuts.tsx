import { hrefOf } from '#app/addresses.ts';
import { phoneNumbers } from '#app/features/school/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { FrameIcon } from './frame-icon.tsx';
import styles from './menu-shortcuts.module.css';

/** What most come for stands first in a phone's menu: call, write, or go on to the portal. */
export function MenuShortcuts({ profile, path }: { profile: SchoolProfile | undefined; path: string }) {
  const words = useWords();
  const phone = phoneNumbers(profile?.phone ?? '').find(({ href }) => href);
  const contact = hrefOf('contact');
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
        <a href={contact} aria-current={path === contact ? 'page' : undefined}>
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
