import { studioHref } from '#app/access/studio-addresses.ts';
import type { AuditEntry } from '#app/access/audit/queries.server.ts';
import { buttonClass, LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Sheet } from '#app/studio/kit/section.tsx';
import { Table } from '#app/studio/kit/table.tsx';
import { Timeline } from '#app/studio/kit/timeline.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { type ChangedField, titleInWords } from './changed-fields.ts';

interface ShownEntry extends Omit<AuditEntry, 'before' | 'after'> {
  changes: ChangedField[];
}

export function AuditEntries({ entries }: { entries: ShownEntry[] }) {
  const { dates } = useWords();
  const words = useStudioWords().audit;
  return (
    <Sheet>
      <Timeline
        label={words.title}
        entries={entries.map((entry) => ({
          key: String(entry.id),
          title: <Deed {...entry} />,
          note: (
            <>
              <time dateTime={entry.at}>{dates.moment(entry.at)}</time> ·{' '}
              <span>{words.kindName(entry.subject.type)}</span>
            </>
          ),
          children: <Details {...entry} />,
        }))}
      />
    </Sheet>
  );
}

/** Who did what to which item. */
function Deed({ by, action, subject }: ShownEntry) {
  const studioWords = useStudioWords();
  const words = studioWords.audit;
  return (
    <>
      {words.author(by)} <span className={layout.plain}>{words.actionName(action)}</span>{' '}
      {subject.title !== by && <q>{titleInWords(subject, studioWords)}</q>}
    </>
  );
}

function Details({ action, subject, changes }: ShownEntry) {
  const words = useStudioWords().audit;
  return (
    <>
      {action === 'withdraw-file' && (
        // It is in no list any more, so undoing is offered here.
        <LinkButton kind="quiet" to={studioHref('withdrawal', { id: subject.id })}>
          {words.seeWithdrawal}
        </LinkButton>
      )}
      {changes.length > 0 && (
        <details>
          <summary className={buttonClass('quiet')}>
            {words.changes(changes.length)}
            <Icon name="chevron-down" />
          </summary>
          <Table label={words.changes(changes.length)} kind="stack">
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
                  <td data-label={words.before}>{before || words.empty}</td>
                  <td data-label={words.after}>{after || words.empty}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </>
  );
}
