import type { ContentType } from '#app/publishing/content-type.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './item-form.module.css';

interface PlaceholderNoteProps {
  type: ContentType;
  /** Labels of fields that still have the sample school's text. */
  placeholders: string[] | undefined;
}

/** The texts that came with the site and nobody has replaced yet. */
export function PlaceholderNote({ type, placeholders = [] }: PlaceholderNoteProps) {
  const words = useStudioWords().profile;
  if (placeholders.length === 0) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.warning}>
        <p>{words.placeholders}</p>
        <ul role="list" className={styles.names}>
          {type.fields
            .filter(({ name }) => placeholders.includes(name))
            .map(({ name, label }) => (
              <li key={name}>
                <a href={`#field-${name}`}>{label}</a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
