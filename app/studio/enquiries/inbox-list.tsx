import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { EnquirySummary, InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { AlertIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { inboxHref } from './inbox-href.ts';
import styles from './inbox.module.css';
import { Waiting } from './waiting.tsx';

interface InboxListProps {
  lines: EnquirySummary[];
  filter: InboxFilter;
  now: string;
}

export function InboxList({ lines, filter, now }: InboxListProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().enquiries;
  if (lines.length === 0)
    return (
      <p className={styles.empty}>{filter.q ? words.empty.search : words.empty[filter.state ?? 'all']}</p>
    );
  return (
    <ul className={styles.list} role="list">
      {lines.map((line) => (
        <li key={line.id}>
          <Link className={styles.line} to={inboxHref(filter, {}, line.id)} data-state={line.state}>
            <b className={styles.name} lang={languageOf(line.name)}>
              {line.name}
            </b>
            <span className={styles.opening} lang={languageOf(line.opening)}>
              {line.opening}
            </span>
            <span className={styles.facts}>
              <span className={styles.state} data-state={line.state}>
                {words.states[line.state]}
              </span>
              <Waiting enquiry={line} now={now} />
              {line.assigneeName && <span className={styles.owner}>{words.assignee(line.assigneeName)}</span>}
              {line.delivery === 'failed' && (
                <span className={styles.wrong}>
                  <AlertIcon />
                  {words.mailFailed}
                </span>
              )}
              {line.delivery === 'held' && <span className={styles.wrong}>{words.heldTag}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
