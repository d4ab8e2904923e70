import { type ReactNode, useState } from 'react';
import { insertAt } from '#app/core/insert-at.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { type RowsField, rowsIn } from '#app/publishing/content-type.ts';
import { yearsIn } from '#app/publishing/drafts/tidy-text.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { FieldGroup } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './rows-input.module.css';

type Row = Record<string, string>;

interface RowsInputProps {
  id: string;
  field: RowsField;
  value: string;
  notes: { hint: ReactNode; problem: string | undefined };
  /** A row was removed or restored, which fires no input event. */
  onChange: () => void;
}

const SPARE_ROWS = 2;

/** A table with a few empty rows to add to, so that the form works without scripts. */
export function RowsInput({ id, field, value, notes, onChange }: RowsInputProps) {
  const words = useStudioWords().content.rows;
  const { name, columns, label } = field;
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => withSpare(field, rowsIn(value)));
  const [removed, setRemoved] = useState<{ row: Row; at: number }>();
  const set = (at: number, to: Row) =>
    setRows(rows.map((row, each) => (each === at ? { ...row, ...to } : row)));
  const nameOf = (row: Row, at: number) => row[columns[0]!.name] || words.unnamed(at + 1);
  function remove(at: number) {
    setRemoved({ row: rows[at]!, at });
    setRows(
      withSpare(
        field,
        rows.filter((row, each) => each !== at && isFilled(row)),
      ),
    );
    onChange();
  }
  function bringBack() {
    if (removed) setRows(withSpare(field, insertAt(rows, removed.at, removed.row).filter(isFilled)));
    setRemoved(undefined);
    onChange();
  }
  return (
    <FieldGroup id={id} label={label} {...notes}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
            {hydrated && (
              <th scope="col">
                <span className="unseen">{words.removeShort}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.name}>
                  <Input
                    name={`${name}.${at}.${column.name}`}
                    aria-label={words.cell(column.label, at + 1)}
                    value={row[column.name] ?? ''}
                    aria-invalid={
                      (notes.problem && isFilled(row) && !isRight(column, row[column.name] ?? '')) ||
                      undefined
                    }
                    inputMode={column.kind === 'years' ? 'numeric' : undefined}
                    maxLength={column.max}
                    onChange={({ target }) => set(at, { [column.name]: target.value })}
                  />
                </td>
              ))}
              {hydrated && (
                <td>
                  {isFilled(row) && (
                    <Button
                      type="button"
                      kind="quiet"
                      icon={<Icon name="trash" />}
                      aria-label={words.remove(nameOf(row, at))}
                      onClick={() => remove(at)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Undo
        turn={removed}
        text={removed ? words.removed(nameOf(removed.row, removed.at)) : ''}
        onUndo={bringBack}
      />
    </FieldGroup>
  );
}

const isFilled = (row: Row) => Object.values(row).some((cell) => cell !== '');

const isRight = ({ kind }: RowsField['columns'][number], cell: string) =>
  kind === 'years' ? yearsIn(cell) !== undefined : cell.trim() !== '';

const withSpare = ({ max }: RowsField, rows: Row[]): Row[] => [
  ...rows,
  ...Array.from({ length: Math.min(max - rows.length, SPARE_ROWS) }, () => ({})),
];
