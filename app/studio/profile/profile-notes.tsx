import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../content/form/item-form.module.css';

interface ProfileNotesProps {
  done: string | null;
  placeholders: string[];
  problems: Record<string, string>;
  conflict: string | undefined;
  older: { number: number } | undefined;
}

export function ProfileNotes({ done, placeholders, problems, conflict, older }: ProfileNotesProps) {
  const words = useStudioWords().profile;
  const wrong = Object.keys(problems);
  const news = done === 'saved' ? words.saved : done === 'unchanged' ? words.unchanged : undefined;
  return (
    <div className={styles.notes}>
      {wrong.length > 0 && (
        <div className={styles.trouble} role="alert">
          <p>{words.problemsTitle}</p>
          <Names of={wrong} />
        </div>
      )}
      {conflict && (
        <p className={styles.trouble} role="alert">
          {conflict}
        </p>
      )}
      {news && wrong.length === 0 && !conflict && (
        <p className={styles.done} role="status">
          {news}
        </p>
      )}
      {older && <p className={styles.note}>{words.fromVersion(older.number)}</p>}
      {placeholders.length > 0 && (
        <div className={styles.warning}>
          <p>{words.placeholders}</p>
          <Names of={placeholders} />
        </div>
      )}
    </div>
  );
}

function Names({ of: names }: { of: string[] }) {
  const { fields } = useStudioWords().profile;
  return (
    <ul role="list" className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <a href={`#field-${name}`}>{fields[name]?.[0] ?? name}</a>
        </li>
      ))}
    </ul>
  );
}
