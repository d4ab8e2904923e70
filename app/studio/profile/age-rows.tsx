import { useState } from 'react';
import { insertAt } from '#app/core/insert-at.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { MAX_AGES } from '#app/features/school/ages.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../content/form/item-form.module.css';

interface Age {
  grade: string;
  age: string;
}

interface AgeRowsProps {
  ages: Age[];
  problem: ProfileProblem | undefined;
  /** A row was taken away or brought back: nobody typed that. */
  onChange: () => void;
}

const SPARE_ROWS = 2;
const EMPTY: Age = { grade: '', age: '' };

/** One row a grade, and a few empty ones to add to: a form that needs no script. */
export function AgeRows({ ages, problem, onChange }: AgeRowsProps) {
  const words = useStudioWords().profile;
  const [, help] = words.fields['agesAtEntrance']!;
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => withSpare(ages));
  const [removed, setRemoved] = useState<{ row: Age; at: number }>();
  const set = (at: number, to: Partial<Age>) =>
    setRows(rows.map((row, each) => (each === at ? { ...row, ...to } : row)));
  const nameOf = ({ grade }: Age, at: number) => grade || words.rowUnnamed(at + 1);
  function remove(at: number) {
    setRemoved({ row: rows[at]!, at });
    setRows(withSpare(rows.filter((row, each) => each !== at && isFilled(row))));
    onChange();
  }
  function bringBack() {
    if (removed) setRows(withSpare(insertAt(rows, removed.at, removed.row).filter(isFilled)));
    setRemoved(undefined);
    onChange();
  }
  return (
    <fieldset className={styles.fields} id="field-agesAtEntrance">
      <legend className={styles.legend}>{words.groups.ages}</legend>
      <p className="field__hint">{help}</p>
      {problem && <p className="field__error">{words.problems[problem]}</p>}
      <table className={styles.ages}>
        <thead>
          <tr>
            <th scope="col">{words.gradeHead}</th>
            <th scope="col">{words.ageHead}</th>
            {hydrated && (
              <th scope="col">
                <span className="unseen">{words.removeRowShort}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <td className="field">
                <input
                  name={`ages.${at}.grade`}
                  aria-label={words.grade(at + 1)}
                  value={row.grade}
                  aria-invalid={(problem && isFilled(row) && !row.grade.trim()) || undefined}
                  maxLength={40}
                  onChange={({ target }) => set(at, { grade: target.value })}
                />
              </td>
              <td className="field">
                <input
                  name={`ages.${at}.age`}
                  aria-label={words.age(at + 1)}
                  value={row.age}
                  aria-invalid={(problem && isFilled(row) && !/^\D*\d+\D*$/.test(row.age)) || undefined}
                  inputMode="numeric"
                  maxLength={20}
                  onChange={({ target }) => set(at, { age: target.value })}
                />
              </td>
              {hydrated && (
                <td>
                  {isFilled(row) && (
                    <button
                      type="button"
                      className="link"
                      aria-label={words.removeRow(nameOf(row, at))}
                      onClick={() => remove(at)}
                    >
                      {words.removeRowShort}
                    </button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Undo
        turn={removed}
        text={removed ? words.rowRemoved(nameOf(removed.row, removed.at)) : ''}
        onUndo={bringBack}
      />
    </fieldset>
  );
}

const isFilled = ({ grade, age }: Age) => grade !== '' || age !== '';

const withSpare = (ages: Age[]): Age[] => [
  ...ages,
  ...Array.from({ length: Math.min(MAX_AGES - ages.length, SPARE_ROWS) }, () => EMPTY),
];
