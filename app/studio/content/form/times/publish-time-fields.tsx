import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { Fields } from '#app/publishing/fields.ts';
import { wallTime } from '#app/publishing/items/publish-time.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { Field } from '#app/studio/form/field.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { RadioCards } from '#app/studio/kit/radio-cards.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FORM_ID } from '../document-form-id.ts';
import { useMomentInWords } from './use-moment-in-words.ts';

interface PublishTimeProps {
  fields: Fields;
  problems: Record<string, string>;
  /** A live item has another way to be changed later. */
  isLive: boolean;
  onChange: (name: 'from', value: string) => void;
}

/** When the item is published and removed. */
export function PublishTime({ fields, problems, isLive, onChange }: PublishTimeProps) {
  const { when, problems: problemWords } = useStudioWords().content;
  const [from, setFrom] = useState(fields.from);
  const [until, setUntil] = useState(fields.until);
  const inWords = useWallTimeInWords();
  const [cleared, setCleared] = useState(0);
  const [isLater, setLater] = useState(fields.from !== '' || problems['from'] !== undefined);
  const hydrated = useHydrated();
  const problemMessage = (name: string) => problems[name] && problemWords[problems[name]];
  const isAsked = hydrated && !isLive;
  function choose(value: string) {
    setLater(value === 'later');
    if (value === 'later' || from === '') return;
    setFrom('');
    setCleared(cleared + 1);
    onChange('from', '');
  }
  return (
    <Section title={when.title} note={when.summary(inWords(from), inWords(until))}>
      {isAsked && (
        <RadioCards
          name="publish-time"
          legend={when.title}
          isLegendHidden
          chosen={isLater ? 'later' : 'now'}
          onChoose={choose}
          cards={[
            { value: 'now', label: when.now, help: when.nowHelp },
            { value: 'later', label: when.later, help: when.laterHelp },
          ]}
        />
      )}
      <div hidden={isAsked && !isLater}>
        <Field
          form={FORM_ID}
          id="field-from"
          name="from"
          type="datetime-local"
          label={when.from}
          hint={isLive ? when.fromHelpLive : when.fromHelp}
          problem={problemMessage('from')}
          // Uncontrolled: React's `onChange` misses choices made during hydration.
          key={cleared}
          defaultValue={cleared > 0 ? '' : fields.from}
          onInput={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      </div>
      <Field
        form={FORM_ID}
        id="field-until"
        name="until"
        type="datetime-local"
        label={when.until}
        hint={when.untilHelp}
        problem={problemMessage('until')}
        defaultValue={fields.until}
        onInput={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </Section>
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
    <Section title={due ? dueWords.another : dueWords.title} note={dueWords.help}>
      <Field
        form={FORM_ID}
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
      <div>
        <SendButton
          form={FORM_ID}
          icon={<Icon name="calendar-clock" />}
          name="intent"
          value="schedule"
          aria-disabled={sending}
        >
          {dueWords.schedule}
        </SendButton>
      </div>
    </Section>
  );
}
