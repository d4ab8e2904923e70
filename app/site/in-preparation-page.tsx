import { data } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/in-preparation-page.ts';
import { ClosedGate } from './closed-gate.tsx';
import { loadSchool } from '../school-data/load-school.server.ts';
import styles from './in-preparation-page.module.css';

/** Has no address of its own: the server shows it in place of every page, see `server/requests/preparation-gate.ts`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await loadSchool(context);
  const { name, phone, email, addressLines } = profile;
  return data({ name, phone, email, addressLines }, { status: 403 });
}

/** Who the school is and how to reach it; nothing of the site itself. */
export default function InPreparationPage({ loaderData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const { inPreparation: words } = useWords();
  const { name, phone, email, addressLines } = loaderData;
  return (
    <div className={styles.page}>
      <title>{`${name}: ${words.title}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.frame}>
        <div className={`arch ${styles.arch}`}>
          <ClosedGate />
        </div>
      </div>
      <div className={styles.text}>
        <h1 lang={languageOf(name)}>{name}</h1>
        <p className="lead">{words.text}</p>
        {(phone || email || addressLines.length > 0) && (
          <address className={styles.ways}>
            {phoneNumbers(phone).map(({ text, href }) => (
              <a key={text} href={href}>
                {text}
              </a>
            ))}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {addressLines.map((line) => (
              <span key={line} lang={languageOf(line)}>
                {line}
              </span>
            ))}
          </address>
        )}
        <p className={styles.staff}>
          <a href={studioHref('signIn')}>{words.signIn}</a>
        </p>
      </div>
    </div>
  );
}
