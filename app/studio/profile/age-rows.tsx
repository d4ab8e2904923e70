import { useStudioWords } from '#app/studio/words/words.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { MOST_AGES } from '#app/features/school/ages.ts';
import styles from '../content/form/item-form.module.css';

interface AgeRowsProps {
  ages: { grade: string; age: string }[];
  problem: ProfileProblem | undefined;
}

const SPARE_ROWS = 2;

/** One row a grade, and a few empty ones to add to: a form that needs no script. */
export function AgeRows({ ages, problem }: AgeRowsProps) {
  const words = useStudioWords().profile;
  const [, help] = words.fields['agesAtEntrance']!;
  const rows = Math.min(MOST_AGES, ages.length + SPARE_ROWS);
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
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <td className="field">
                <input
                  name={`ages.${row}.grade`}
                  aria-label={words.grade(row + 1)}
                  defaultValue={ages[row]?.grade ?? ''}
                  maxLength={40}
                />
              </td>
              <td className="field">
                <input
                  name={`ages.${row}.age`}
                  aria-label={words.age(row + 1)}
                  defaultValue={ages[row]?.age ?? ''}
                  inputMode="numeric"
                  maxLength={20}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
