import { hrefOf } from '#app/addresses.ts';
import { type School, telephoneLink } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './site-footer.module.css';

export function SiteFooter({ school: { code, profile }, year }: { school: School; year: number }) {
  const words = useWords();
  const { helpDesk } = profile;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <p>{profile.description}</p>
        <p>
          {helpDesk.opens && helpDesk.closes && (
            <>
              {words.helpDesk(helpDesk.opens, helpDesk.closes)}
              <br />
            </>
          )}
          {profile.phone && (
            <>
              <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
              <br />
            </>
          )}
          {helpDesk.email && <a href={`mailto:${helpDesk.email}`}>{helpDesk.email}</a>}
        </p>
        <ul role="list">
          <li>
            <a href={hrefOf('gallery')}>{words.gallery.title}</a>
          </li>
          <li>
            <a href={hrefOf('apiDocs')}>{words.api}</a>
          </li>
          {profile.social.map(({ network, url }) =>
            url ? (
              <li key={network}>
                <a href={url} rel="noopener">
                  {words.socialOn(profile.name, network)}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          {words.schoolCode}: <strong>{code}</strong>
        </p>
        <p>{words.copyright(year, profile.name)}</p>
      </div>
    </footer>
  );
}
