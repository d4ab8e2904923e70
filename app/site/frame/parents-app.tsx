import type { Menu } from '#app/features/pages/menu/menu.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { FrameIcon } from './frame-icon.tsx';
import styles from './parents-app.module.css';

interface ParentsAppProps {
  content: Menu['parentsApp'];
  schoolCode: string;
  stores: SchoolProfile['parentsApp'];
}

/** What the app does, the code to enter in it, and where to get it, next to a drawing of a phone. */
export function ParentsApp({ content, schoolCode, stores }: ParentsAppProps) {
  const words = useWords();
  const code = schoolCode && (
    <p>
      {words.schoolCode}: <strong>{schoolCode}</strong>
    </p>
  );
  // Without a description or a store there is nothing to say about the app.
  if (!content.text || (!stores.googlePlayUrl && !stores.appStoreUrl)) return code || null;
  return (
    <section className={styles.app} aria-labelledby="parents-app">
      <div className={`arch ${styles.niche}`} aria-hidden="true">
        <div className={styles.phone}>
          <b>{words.footer.appScreen}</b>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={styles.text}>
        <h2 id="parents-app">{content.heading}</h2>
        <p>{content.text}</p>
        {code}
        <ul role="list" className={styles.stores}>
          <StoreLink name={words.footer.googlePlay} url={stores.googlePlayUrl} icon="play" />
          <StoreLink name={words.footer.appStore} url={stores.appStoreUrl} icon="apple" />
        </ul>
      </div>
    </section>
  );
}

function StoreLink({ name, url, icon }: { name: string; url: string; icon: 'play' | 'apple' }) {
  if (!url) return null;
  return (
    <li>
      <a className="button button--line" href={url} rel="noopener">
        <FrameIcon name={icon} />
        {name}
      </a>
    </li>
  );
}
