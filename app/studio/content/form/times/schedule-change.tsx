import { useStudioWords } from '#app/studio/words/words.ts';
import { wallTime } from '#app/publishing/items/publish-time.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { Field } from '#app/studio/form/field.tsx';
import styles from '../item-form.module.css';

interface ScheduleChangeProps {
  due: LoadedItem['due'];
  /** What was sent and not taken. */
  asked: string | undefined;
  problem: string | undefined;
  sending: boolean;
}

/** Of what is live: the same change, but on a day and at a time. */
export function ScheduleChange({ due, asked, problem, sending }: ScheduleChangeProps) {
  const words = useStudioWords().content;
  const said = words.due;
  return (
    <details className={styles.when} open={asked !== undefined}>
      <summary>
        <b>{due ? said.another : said.title}</b>
      </summary>
      <div className={styles.later}>
        <p>{said.help}</p>
        <Field
          id="field-due"
          name="due"
          type="datetime-local"
          label={said.field}
          hint={said.fieldHelp}
          problem={problem && words.problems[problem]}
          // As scheduled by now, where it was meanwhile: a field keeps what it was first drawn with.
          key={due?.at}
          defaultValue={asked ?? (due ? wallTime(due.at) : '')}
        />
        <SendButton className="button" name="intent" value="schedule" busy={sending}>
          {said.schedule}
        </SendButton>
      </div>
    </details>
  );
}
