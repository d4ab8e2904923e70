import type { ContentType } from '#app/publishing/content-type.ts';
import { plainFrom } from '#app/core/rich-text.ts';
import { changedNames, type Fields, flatValue } from '#app/publishing/fields.ts';
import styles from './item-form.module.css';
import type { ItemSaid } from './said.ts';
import { words } from './words.ts';

interface ConflictProps {
  type: ContentType;
  conflict: NonNullable<ItemSaid['conflict']>;
  mine: Fields;
}

/** Theirs beside the form that holds mine: whoever saves again keeps mine, whoever takes theirs loads it. */
export function Conflict({ type, conflict, mine }: ConflictProps) {
  const { by, at, theirs, base } = conflict;
  const differing = changedNames(type, mine, theirs);
  return (
    <section className={styles.conflict} role="alert">
      <h2>{words.conflict.title(by)}</h2>
      <p>
        {at}. {words.conflict.lead}
      </p>
      <h3>{words.conflict.theirs}</h3>
      <dl>
        {type.fields
          .filter(({ name }) => differing.includes(name))
          .map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown(theirs, name)}</dd>
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

const shown = (fields: Fields, name: string) => {
  const value = flatValue(fields, name);
  return typeof value === 'string' ? plainFrom(value) : fields.files[name]?.map(({ alt }) => alt).join(', ');
};
