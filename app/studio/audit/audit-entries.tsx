import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { AuditEntry } from '#app/access/audit/queries.server.ts';
import { type ChangedField, titleInWords } from './changed-fields.ts';
import styles from './audit.module.css';

interface ShownEntry extends Omit<AuditEntry, 'before' | 'after'> {
  changes: ChangedField[];
}

export function AuditEntries({ entries }: { entries: ShownEntry[] }) {
  return (
    <ol className={styles.entries} role="list">
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ol>
  );
}

function Entry({ at, by, action, subject, changes }: ShownEntry) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.audit;
  return (
    <li>
      <time dateTime={at}>{dates.moment(at)}</time>
      <p>
        <b>{words.author(by)}</b> {words.actionName(action)}{' '}
        {subject.title !== by && <q>{titleInWords(subject, studioWords)}</q>}
        <span className={styles.kind}>{words.kindName(subject.type)}</span>
        {action === 'withdraw-file' && (
          // It is in no list any more, so undoing is offered here.
          <>
            {' '}
            <Link className="link" to={studioHref('withdrawal', { id: subject.id })}>
              {words.seeWithdrawal}
            </Link>
          </>
        )}
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{words.changes(changes.length)}</summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{before || words.empty}</td>
                  <td>{after || words.empty}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
