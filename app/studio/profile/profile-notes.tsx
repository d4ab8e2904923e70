import { FormNotes } from '#app/studio/content/form/form-notes.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../content/form/item-form.module.css';
import type { LoadedProfile } from './load-profile.server.ts';

type ProfileNotesProps = Pick<LoadedProfile, 'placeholders' | 'older' | 'others'>;

/** What one must know before writing on. */
export function ProfileNotes({ placeholders, older, others }: ProfileNotesProps) {
  const words = useStudioWords().profile;
  return (
    <>
      <FormNotes item={{ state: 'live', others }} />
      <div className={styles.notes}>
        {older && <p className={styles.note}>{words.fromVersion(older.number)}</p>}
        {placeholders.length > 0 && (
          <div className={styles.warning}>
            <p>{words.placeholders}</p>
            <ul role="list" className={styles.names}>
              {placeholders.map((name) => (
                <li key={name}>
                  <a href={`#field-${name}`}>{words.fields[name]?.[0] ?? name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
