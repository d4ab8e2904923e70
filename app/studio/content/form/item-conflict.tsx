import type { ContentType } from '#app/publishing/content-type.ts';
import type { Fields } from '#app/publishing/fields.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { compareFields } from '#app/studio/content/versions/compare.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Conflict } from './conflict.tsx';

interface ItemConflictProps {
  type: Pick<ContentType, 'fields'>;
  conflict: NonNullable<FormAnswer['conflict']>;
  mine: Fields;
  /** Of the form, to open it with theirs. */
  href: string;
}

/** Whoever saves again keeps mine, which the form holds; whoever takes theirs loads it. */
export function ItemConflict({ type, conflict, mine, href }: ItemConflictProps) {
  const words = useStudioWords().content;
  const { by, at, theirs, base } = conflict;
  return (
    <Conflict
      title={words.conflict.title(by)}
      lead={words.conflict.lead(at)}
      fields={compareFields(type, mine, theirs, words)}
    >
      <button className="button button--primary" name="base" value={base}>
        {words.conflict.keepMine}
      </button>
      <a className="button" href={href}>
        {words.conflict.takeTheirs}
      </a>
    </Conflict>
  );
}
