import { useStudioWords } from '#app/studio/words/words.ts';
import { ownOf } from '#app/core/own.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import styles from './item-form.module.css';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { problemText } from './problem-text.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';

interface FormNotesProps {
  item: LoadedItem & { done: string | null };
  said: FormAnswer | undefined;
  type: ContentType;
}

/** What one must know before writing on: what was done, what is wrong, who else is here. */
export function FormNotes({ item, said, type }: FormNotesProps) {
  const studioWords = useStudioWords();
  const words = studioWords.content;
  const done = ownOf(words.done, item.done);
  const problems = Object.entries(said?.problems ?? {});
  const fieldOf = (name: string) => type.fields.find((field) => field.name === name);
  const times: Record<string, string> = {
    from: words.when.from,
    until: words.when.until,
    due: words.due.field,
  };
  const labelOf = (name: string) => fieldOf(name)?.label ?? times[name] ?? '';
  return (
    <div className={styles.notes}>
      {problems.length > 0 && (
        <div className={styles.trouble} role="alert">
          <p>{said?.due === undefined ? words.problemsTitle : words.due.problemsTitle}</p>
          <ul>
            {problems.map(([name, problem]) => (
              <li key={name}>
                <a href={`#field-${name}`}>
                  {labelOf(name)} {problemText(studioWords, problem, fieldOf(name), said!.mine)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!said && done && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {item.state === 'trash' && <p className={styles.note}>{words.trashNote}</p>}
      {item.hasDraft && !item.due && item.done !== 'saved' && (
        <p className={styles.note}>{words.unpublishedNote}</p>
      )}
      {item.others.map(({ name, minutesAgo }) => (
        <p key={name} className={styles.warning}>
          <b>{words.present(name, minutesAgo)}</b> {words.presentHelp}
        </p>
      ))}
    </div>
  );
}
