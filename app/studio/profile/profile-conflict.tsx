import { Conflict } from '#app/studio/content/form/conflict.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { choiceOf, MINE } from './choices.ts';
import type { ProfileAnswer } from './profile-answer.ts';

/** Field by field, or one of both as a whole. */
export function ProfileConflict({ conflict }: { conflict: NonNullable<ProfileAnswer['conflict']> }) {
  const { content, profile: words } = useStudioWords();
  const { by, at, fields } = conflict;
  return (
    <Conflict
      title={words.conflict.title(by)}
      lead={[at, words.conflict.lead].filter(Boolean).join('. ')}
      fields={fields}
      choice={choiceOf}
    >
      <button className="button button--primary" name="intent" value="save">
        {words.conflict.asChosen}
      </button>
      <button className="button" {...MINE}>
        {content.conflict.keepMine}
      </button>
      <a className="button" href="?">
        {content.conflict.takeTheirs}
      </a>
    </Conflict>
  );
}
