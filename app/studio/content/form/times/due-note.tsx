import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { Banner } from '#app/studio/kit/banner.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Fields } from '#app/publishing/fields.ts';
import { problemLabel } from '#app/studio/content/form/problem-text.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { useMomentInWords } from './use-moment-in-words.ts';

interface DueNoteProps {
  due: NonNullable<LoadedDocument['due']>;
  type: Pick<ContentType, 'fields'>;
  fields: Fields;
  action: string;
  mayCancel: boolean;
}

/**
 * Above the form of a scheduled change: when it becomes public, or what prevented that, and a button to
 * cancel.
 */
export function DueNote({ due: { at, by, problems }, type, fields, action, mayCancel }: DueNoteProps) {
  const words = useStudioWords().content;
  const when = useMomentInWords()(at);
  const missed = Object.entries(problems);
  const isMissed = missed.length > 0;
  return (
    <Banner
      kind={isMissed ? 'error' : 'plain'}
      icon={isMissed ? 'circle-alert' : 'calendar-clock'}
      aria-labelledby="due"
      action={
        mayCancel && (
          <Form method="post" action={action} preventScrollReset>
            <SendButton name="intent" value="unschedule">
              {isMissed ? words.due.putAway : words.due.cancel}
            </SendButton>
          </Form>
        )
      }
    >
      <h2 id="due">{isMissed ? words.due.missed(when) : words.due.will(when)}</h2>
      <p>{isMissed ? words.due.missedText : words.due.willText(by.name)}</p>
      {isMissed && (
        <ul>
          {missed.map(([name, problem]) => (
            <li key={name}>
              <a href={`#field-${name}`}>
                {words.problemOf(problemLabel(words, type, name, fields), words.problems[problem] ?? problem)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
