import { useStudioWords } from '#app/studio/words/words.ts';
import { wallTime } from '#app/publishing/items/publish-time.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { Field } from '#app/studio/form/field.tsx';
import styles from '../item-form.module.css';

interface ScheduleChangeProps {
  due: LoadedDocument['due'];
  /** What was sent and not taken. */
  requested: string | undefined;
  problem: string | undefined;
  sending: boolean;
}

/** Of what is live: the same change, but on a day and at a time. */
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
          // As scheduled by now, where it was meanwhile: a field keeps what it was first drawn with.
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
