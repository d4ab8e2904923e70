import { Tongue } from '#app/ui/prose/tongue.tsx';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import styles from './table.module.css';

/** Rows as they were typed, one a line with bars between: the first has the heads. On a phone each row is a card. */
export function SectionTable({ rows: typed, caption }: { rows: string; caption: string }) {
  const [heads, ...rows] = rowsOf(typed);
  if (!heads || rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="unseen">
        <Tongue>{caption}</Tongue>
      </caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
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
                  {row[column]}
                </th>
              ) : (
                <td key={column} data-head={head}>
                  <LinkedText>{row[column] ?? ''}</LinkedText>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const rowsOf = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => cellsOf(line).map((cell) => cell.trim()));

/** What lies between `|`, or between tabs as a spreadsheet copies them. */
const cellsOf = (line: string): string[] =>
  line.includes('|') ? line.split('|').flatMap((cell) => cell.trim().split('\t')) : line.split('\t');
