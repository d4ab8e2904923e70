import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import type { Words } from '#app/words/en.ts';
import { useState } from 'react';
import type { Fields } from '#app/publishing/fields.ts';
import { Field } from '#app/studio/form/field.tsx';
import styles from '../item-form.module.css';

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
  const { dates, calendar } = useWords();
  const { when } = words;
  const inWords = (wall: string) => wallInWords(wall, dates, calendar);
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

/** '2031-12-01T08:00' → '1 Dec 2031, 8:00 AM'; a partly filled field stays as it is. */
function wallInWords(wall: string, dates: Words['dates'], calendar: Words['calendar']): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(wall) ?? [];
  return day && time ? `${dates.day(day)}, ${calendar.time(time)}` : wall;
}
