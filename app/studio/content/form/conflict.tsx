import { useStudioWords } from '#app/studio/words/words.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { changedNames, type Fields } from '#app/publishing/fields.ts';
import { fieldInWords } from '#app/studio/content/field-in-words.ts';
import styles from './item-form.module.css';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';

/** Wherever one was on the page: nothing goes on before this is answered. */
const goThere = (section: HTMLElement | null) => {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'center' });
};

interface ConflictProps {
  type: ContentType;
  conflict: NonNullable<FormAnswer['conflict']>;
  mine: Fields;
}

/** Theirs beside the form that holds mine: whoever saves again keeps mine, whoever takes theirs loads it. */
export function Conflict({ type, conflict, mine }: ConflictProps) {
  const words = useStudioWords().content;
  const { by, at, theirs, base } = conflict;
  const differing = changedNames(type, mine, theirs);
  return (
    <section ref={goThere} className={styles.conflict} role="alert" tabIndex={-1}>
      <h2>{words.conflict.title(by)}</h2>
      <p>
        {at}. {words.conflict.lead}
      </p>
      <h3>{words.conflict.theirs}</h3>
      <dl>
        {type.fields
          .filter(({ name }) => differing.includes(name))
          .map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{fieldInWords(field, theirs, words)}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.buttons}>
        <button className="button button--primary" name="base" value={base}>
          {words.conflict.keepMine}
        </button>
        <a className="button" href="?">
          {words.conflict.takeTheirs}
        </a>
      </div>
    </section>
  );
}
