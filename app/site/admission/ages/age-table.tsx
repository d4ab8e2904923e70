import { useWords } from '#app/words/words.ts';
import type { EntranceAge } from './age-check.ts';
import styles from './age-table.module.css';

/** The age of each class, side by side; the classes that fit the child are marked. */
export function AgeTable({ ages, fitting }: { ages: readonly EntranceAge[]; fitting: readonly string[] }) {
  const { admission: words } = useWords();
  return (
    <div className={styles.frame}>
      <table className={styles.ages}>
        <caption>{words.agesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.grade}</th>
            <th scope="col">{words.age}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ grade, age }) => (
            <tr key={grade} data-fits={fitting.includes(grade) || undefined}>
              <th scope="row">
                <GradeCode grade={grade} />
              </th>
              <td>{words.ageOf(age)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Short for display, in full for screen readers. */
function GradeCode({ grade }: { grade: string }) {
  const { gradeName, gradeInTable } = useWords();
  const [name, shown] = [gradeName(grade), gradeInTable(grade)];
  if (name === shown) return name;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="unseen">{name}</span>
    </>
  );
}
