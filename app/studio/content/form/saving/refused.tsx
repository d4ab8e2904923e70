import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { PublishWarnings } from '#app/studio/content/checks/publish-warnings.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { problemLabel } from '../problem-text.ts';
import type { DocumentFormState } from '../use-document-form.ts';

interface RefusedProps {
  form: DocumentFormState;
  answer: FormAnswer;
}

/** Why the last press did nothing: fields to change, and warnings to change or acknowledge. */
export function Refused({ form, answer }: RefusedProps) {
  const { content: words } = useStudioWords();
  const { type, problems, publishWarnings } = form;
  const isSchedule = answer.due !== undefined;
  const obstacles = Object.keys(problems).map((field) => ({
    field,
    text: words.problemOf(problemLabel(words, type, field, answer.mine), form.problemText(field) ?? ''),
  }));
  return (
    <>
      {obstacles.length > 0 && (
        <Outcome
          refused={isSchedule ? words.due.problemsTitle : words.problemsTitle}
          obstacles={obstacles}
          answer={answer}
        />
      )}
      {publishWarnings.length > 0 && (
        <PublishWarnings
          publishWarnings={publishWarnings}
          mayPass={Object.keys(answer.problems).length === 0}
          isSchedule={isSchedule}
          answer={answer}
        />
      )}
    </>
  );
}
