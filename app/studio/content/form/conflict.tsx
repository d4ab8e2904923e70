import type { ContentType } from '#app/publishing/content-type.ts';
import type { Fields } from '#app/publishing/fields.ts';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { compareFields } from '#app/studio/content/versions/compare.ts';
import { AnchorButton, Button } from '#app/studio/kit/button.tsx';
import { FieldGroup } from '#app/studio/kit/field.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './conflict.module.css';

/** Scrolls there from anywhere: a conflict must be resolved first. */
const goThere = (section: HTMLElement | null) => {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: section.offsetHeight < window.innerHeight ? 'center' : 'start' });
};

interface ConflictProps {
  type: Pick<ContentType, 'fields'>;
  conflict: NonNullable<FormAnswer['conflict']>;
  mine: Fields;
  /** The form with their version. */
  href: string;
}

/**
 * Mine and theirs side by side, with the differing words marked. Saving again keeps mine, which the form
 * holds; taking theirs loads it.
 */
export function Conflict({ type, conflict: { by, at, theirs, base }, mine, href }: ConflictProps) {
  const content = useStudioWords().content;
  const words = content.conflict;
  return (
    <section ref={goThere} className={`${layout.stack} ${styles.conflict}`} role="alert" tabIndex={-1}>
      <h2>{words.title(by)}</h2>
      <p>{words.lead(at)}</p>
      {compareFields(type, mine, theirs, content).map(({ name, label, parts }) => (
        <FieldGroup key={name} id={`conflict-${name}`} label={label}>
          <div className={layout.line}>
            <Side side="mine" parts={parts} />
            <Side side="theirs" parts={parts} />
          </div>
        </FieldGroup>
      ))}
      <div className={layout.line}>
        <Button kind="primary" name="base" value={base}>
          {words.keepMine}
        </Button>
        <AnchorButton href={href}>{words.takeTheirs}</AnchorButton>
      </div>
    </section>
  );
}

interface SideProps {
  side: 'mine' | 'theirs';
  /** From mine to theirs: removed parts are only in mine, added ones only in theirs. */
  parts: DiffPart[];
}

function Side({ side, parts }: SideProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  const own = parts.filter(({ kind }) => kind !== (side === 'mine' ? 'new' : 'gone'));
  const text = own.map((part) => part.text).join('');
  return (
    <div className={styles.side}>
      <small>{words.conflict[side]}</small>
      <p lang={languageOf(text)}>
        {own.map(({ kind, text: ownText }, index) =>
          kind === 'same' ? <span key={index}>{ownText}</span> : <mark key={index}>{ownText}</mark>,
        )}
        {text.trim() === '' && <i>{words.history.empty}</i>}
      </p>
    </div>
  );
}
