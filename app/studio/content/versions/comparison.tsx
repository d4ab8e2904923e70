import { useStudioWords } from '#app/studio/words/words.ts';
import { ChangedWords } from './changed-words.tsx';
import changed from './changed-words.module.css';
import type { ComparedField } from './compare.ts';
import styles from './versions.module.css';

/** Parts only in the older version are struck out, those only in the newer one are underlined. */
export function Comparison({ number, fields }: { number: number; fields: ComparedField[] }) {
  const words = useStudioWords().content;
  return (
    <section className={styles.comparison}>
      <h2>{words.history.compared(number)}</h2>
      {fields.length === 0 && <p>{words.history.same}</p>}
      {fields.length > 0 && (
        <p className={`${styles.legend} ${changed.words}`}>
          <del>{words.history.gone}</del> <ins>{words.history.added}</ins>
        </p>
      )}
      <dl>
        {fields.map(({ name, label, parts }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <ChangedWords parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
