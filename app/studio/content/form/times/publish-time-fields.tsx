import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import type { Fields } from '#app/publishing/fields.ts';
import { Field } from '#app/studio/form/field.tsx';
import styles from '../item-form.module.css';
import { useMomentInWords } from './use-moment-in-words.ts';

interface PublishTimeProps {
  fields: Fields;
  problems: Record<string, string>;
  isLive: boolean;
}

/** The times of publication and removal; collapsed until something is planned. */
export function PublishTime({ fields, problems, isLive }: PublishTimeProps) {
  const [from, setFrom] = useState(fields.from);
  const [until, setUntil] = useState(fields.until);
  const words = useStudioWords().content;
  const inWords = useWallTimeInWords();
  const { when } = words;
  const problemMessage = (name: string) => problems[name] && words.problems[problems[name]];
  // React's `onChange` misses choices made during hydration, so the form and this listen to `onInput`.
  return (
    <details className={styles.when} open={Boolean(problems['from'] || problems['until'])}>
      <summary>
        <b>{when.title}</b> <span>{when.summary(inWords(from), inWords(until))}</span>
      </summary>
      <div className={styles.times}>
        <Field
          id="field-from"
          name="from"
          type="datetime-local"
          label={when.from}
          hint={isLive ? when.fromHelpLive : when.fromHelp}
          problem={problemMessage('from')}
          defaultValue={fields.from}
          onInput={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <Field
          id="field-until"
          name="until"
          type="datetime-local"
          label={when.until}
          hint={when.untilHelp}
          problem={problemMessage('until')}
          defaultValue={fields.until}
          onInput={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
    </details>
  );
}

/** The value of a field for day and time in words; empty while the field is empty. */
function useWallTimeInWords(): (wall: string) => string {
  const inWords = useMomentInWords();
  return (wall) => {
    const moment = new Date(`${wall}:00+05:30`);
    return Number.isNaN(moment.getTime()) ? '' : inWords(moment.toISOString());
  };
}
