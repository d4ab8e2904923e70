import { ownOf } from '#app/core/own.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { Done } from '#app/studio/form/floor/floor.tsx';
import { Refusal } from '#app/studio/form/floor/refusal.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { problemLabel, problemText } from '../problem-text.ts';

interface FormOutcomeProps {
  type: ContentType;
  said: FormAnswer | undefined;
  /** What is still as it was when it was refused. */
  problems: Record<string, string>;
  /** What was done, as long as nothing was written since. */
  done: string | null;
  comes: string | undefined;
}

/** What the last press led to. */
export function FormOutcome({ type, said, problems, done, comes }: FormOutcomeProps) {
  const words = useStudioWords();
  const { content } = words;
  if (said) {
    const obstacles = Object.entries(problems).map(([name, problem]) => {
      const field = type.fields.find((each) => each.name === name);
      const label = problemLabel(content, type, name, said.mine);
      return { field: name, text: `${label}: ${problemText(words, problem, field, said.mine)}` };
    });
    const title = said.due === undefined ? content.problemsTitle : content.due.problemsTitle;
    return <Refusal title={title} obstacles={obstacles} answer={said} />;
  }
  const text = done === 'scheduled' && comes ? content.scheduledAt(comes) : ownOf(content.done, done);
  return text ? <Done text={text} /> : null;
}
