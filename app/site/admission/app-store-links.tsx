import type { SchoolProfile } from '#app/features/school/profile.ts';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './app-store-links.module.css';

export function AppStoreLinks({ googlePlayUrl, appStoreUrl }: SchoolProfile['parentsApp']) {
  const { parentsApp } = useWords();
  const stores = [
    { name: parentsApp.googlePlay, url: googlePlayUrl },
    { name: parentsApp.appStore, url: appStoreUrl },
  ].filter(({ url }) => url);
  if (stores.length === 0) return null;
  return (
    <ul role="list" className={styles.stores}>
      {stores.map(({ name, url }) => (
        <li key={name}>
          <OutsideLink className="button" href={url}>
            {name}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
