import { useState } from 'react';
import { dayInIndia } from '#app/core/time/days.ts';
import { answers, consentName, consentWasName } from '#app/media/consent/consent.ts';
import { buttonClass } from '#app/studio/kit/button.tsx';
import { FieldGroup } from '#app/studio/kit/field.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { State } from '#app/studio/kit/state.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { useItemFiles } from './item-files.ts';

interface ConsentQuestionProps {
  mediaId: string;
  called: string;
  /** It is in the list of files and sent from there; elsewhere it only shows the answer. */
  isPosted: boolean;
}

/** The question about people in a picture: open until it is answered, then collapsed with who answered. */
export function ConsentQuestion({ mediaId, called, isPosted }: ConsentQuestionProps) {
  const words = useStudioWords().content.consent;
  const { dates } = useWords();
  const { stored, answers: given, problemOf } = useItemFiles();
  const { consent } = stored[mediaId]!;
  // An open question stays open while it is answered.
  const [isSettled] = useState(consent !== undefined);
  const answer = given[mediaId];
  const question = <Question {...{ mediaId, called, isPosted }} />;
  const was = isPosted && (
    <input type="hidden" name={consentWasName(mediaId)} value={consent?.answer ?? ''} />
  );
  if (!isSettled || !consent)
    return (
      <>
        {was}
        {question}
      </>
    );
  const answerText = answer
    ? words.answered[answer]
    : words.by(
        words.answered[consent.answer],
        consent.by,
        consent.at ? dates.day(dayInIndia(consent.at)) : '',
      );
  return (
    <details open={problemOf(mediaId) ? true : undefined}>
      <summary className={layout.line}>
        <State kind="public">{answerText}</State> <span className={buttonClass('quiet')}>{words.change}</span>
      </summary>
      {was}
      {question}
    </details>
  );
}

function Question({ mediaId, called, isPosted }: ConsentQuestionProps) {
  const { consent: words, problems } = useStudioWords().content;
  const { stored, answers: given, answer, problemOf } = useItemFiles();
  const name = consentName(mediaId);
  const problem = problemOf(mediaId);
  const chosen = given[mediaId] ?? stored[mediaId]?.consent?.answer;
  return (
    <FieldGroup
      id={isPosted ? `field-${name}` : `chosen-${name}`}
      label={
        <>
          {words.ask}
          <span className="unseen"> {called}</span>
        </>
      }
      hint={words.help}
      problem={problem && problems[problem]}
    >
      {answers.map((each) => (
        <Toggle
          key={each}
          kind="radio"
          name={isPosted ? name : `chosen-${name}`}
          value={each}
          checked={chosen === each}
          onChange={() => answer(mediaId, each)}
        >
          {words.answers[each]}
        </Toggle>
      ))}
    </FieldGroup>
  );
}
