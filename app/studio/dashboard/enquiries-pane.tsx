import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import { useLanguageOf } from '#app/words/language-of.ts';
import { inboxHref } from '../enquiries/inbox-href.ts';
import { Waiting } from '../enquiries/waiting.tsx';
import styles from './dashboard.module.css';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

const NEW = { state: 'new' } as const;

/** Unanswered enquiries, the oldest first. */
export function EnquiriesPane({ enquiries, now }: Pick<Dashboard, 'enquiries' | 'now'>) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().dashboard;
  const paneWords = words.enquiries;
  return (
    <Pane
      id="enquiries"
      title={paneWords.title}
      count={enquiries?.counts.new}
      link={{ href: inboxHref({}), name: paneWords.all }}
      part={enquiries}
    >
      {({ longest, counts }) =>
        longest.length === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {longest.map((enquiry) => (
              <li className={styles.row} key={enquiry.id}>
                <Link className={styles.about} to={inboxHref(NEW, {}, enquiry.id)}>
                  <b lang={languageOf(enquiry.name)}>{enquiry.name}</b>
                  <span className={styles.opening} lang={languageOf(enquiry.opening)}>
                    {enquiry.opening}
                  </span>
                  <small>
                    <Waiting enquiry={enquiry} now={now} />
                  </small>
                </Link>
              </li>
            ))}
            {counts.new > longest.length && (
              <li className={styles.row}>
                <Link className={styles.rest} to={inboxHref(NEW)}>
                  {paneWords.more(counts.new - longest.length)}
                </Link>
              </li>
            )}
          </ul>
        )
      }
    </Pane>
  );
}
