import { tableRows } from '#content/section-rich.ts';
import { type RichNode, wordsIn } from '#app/core/text/rich/rich-tree.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { RichInline } from '#app/ui/prose/rich-inline.tsx';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import styles from './table.module.css';

/** A table of a section; the first row is the header. On a phone each row is a card. */
export function SectionTable({ rows: kept, caption }: { rows: string; caption: string }) {
  const [heads, ...rows] = tableRows(kept);
  if (!heads || rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="unseen">
        <LanguageText>{caption}</LanguageText>
      </caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {wordsIn(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {heads.map((head, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <RichInline nodes={row[column] ?? []} />
                </th>
              ) : (
                <td key={column} data-head={wordsIn(head)}>
                  <Cell nodes={row[column] ?? []} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Addresses in plain text become links, too. */
function Cell({ nodes }: { nodes: readonly RichNode[] }) {
  if (!nodes.every((node) => typeof node === 'string'))
    return (
      // On a phone the column's name is next to the cell.
      <div>
        <RichInline nodes={nodes} />
      </div>
    );
  return <LinkedText>{nodes.join('')}</LinkedText>;
}
