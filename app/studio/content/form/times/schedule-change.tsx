import { useStudioWords } from '#app/studio/words/words.ts';
import { wallTime } from '#app/publishing/items/publish-time.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { Field } from '#app/studio/form/field.tsx';
import styles from '../item-form.module.css';

interface ScheduleChangeProps {
  due: LoadedDocument['due'];
  /** The time that was sent and refused. */
  requested: string | undefined;
  problem: string | undefined;
  sending: boolean;
}

/** For live content: publishes the same change at a set time. */
export function ScheduleChange({ due, requested, problem, sending }: ScheduleChangeProps) {
  const words = useStudioWords().content;
  const dueWords = words.due;
  return (
    <details className={styles.when} open={requested !== undefined}>
      <summary>
        <b>{due ? dueWords.another : dueWords.title}</b>
      </summary>
      <div className={styles.later}>
        <p>{dueWords.help}</p>
        <Field
          id="field-due"
          name="due"
          type="datetime-local"
          label={dueWords.field}
          hint={dueWords.fieldHelp}
          problem={problem && words.problems[problem]}
          // Resets the field when the change was scheduled elsewhere: an uncontrolled field keeps its first
          // value.
          key={due?.at}
          defaultValue={requested ?? (due ? wallTime(due.at) : '')}
        />
        <SendButton className="button" name="intent" value="schedule" busy={sending}>
          {dueWords.schedule}
        </SendButton>
      </div>
    </details>
  );
}
