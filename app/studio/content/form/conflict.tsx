import type { ReactNode } from 'react';
import type { DiffPart } from '#app/publishing/versions/word-diff.ts';
import type { ComparedField } from '#app/studio/content/versions/compare.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './conflict.module.css';

/** Wherever one was on the page: nothing goes on before this is answered. */
const goThere = (section: HTMLElement | null) => {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: section.offsetHeight < window.innerHeight ? 'center' : 'start' });
};

interface ConflictProps {
  title: string;
  lead: string;
  /** From mine to theirs: what is gone of it only I have, what is new only they. */
  fields: ComparedField[];
  /** The name of the choice between both, where each field has its own. */
  choice?: (field: string) => string;
  children: ReactNode;
}

/** Mine and theirs side by side, with the words marked that only one of them has. */
export function Conflict({ title, lead, fields, choice, children }: ConflictProps) {
  return (
    <section ref={goThere} className={styles.conflict} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <p>{lead}</p>
      {fields.map(({ name, label, parts }) => (
        <fieldset key={name} className={styles.field}>
          <legend>{label}</legend>
          <Side is="mine" parts={parts} choice={choice?.(name)} />
          <Side is="theirs" parts={parts} choice={choice?.(name)} />
        </fieldset>
      ))}
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}

interface SideProps {
  is: 'mine' | 'theirs';
  parts: DiffPart[];
  choice: string | undefined;
}

function Side({ is, parts, choice }: SideProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  const own = parts.filter(({ kind }) => kind !== (is === 'mine' ? 'new' : 'gone'));
  const text = own.map((part) => part.text).join('');
  const name = <b>{words.conflict[is]}</b>;
  return (
    <div className={styles.side}>
      {choice ? (
        <label>
          <input type="radio" name={choice} value={is} defaultChecked={is === 'mine'} /> {name}
        </label>
      ) : (
        name
      )}
      <p lang={languageOf(text)}>
        {own.map(({ kind, text: ownText }, index) =>
          kind === 'same' ? <span key={index}>{ownText}</span> : <mark key={index}>{ownText}</mark>,
        )}
        {text.trim() === '' && <i>{words.history.empty}</i>}
      </p>
    </div>
  );
}
