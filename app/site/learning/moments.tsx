import type { StageContent } from '#content/page-content.ts';
import styles from './moments.module.css';

interface MomentsProps {
  moments: NonNullable<StageContent['moments']>;
  /** Down the page like a morning, or across it like a path. */
  way: 'down' | 'across';
}

/** One thing after another, strung on a line. */
export function Moments({ moments: { heading, lead, items }, way }: MomentsProps) {
  return (
    <section className={styles.band} aria-labelledby="moments-heading">
      <div className={`wrap ${styles.inner} ${styles[way]}`}>
        <div className={styles.head}>
          <h2 id="moments-heading">{heading}</h2>
          <p>{lead}</p>
        </div>
        <ol role="list" className={styles.line}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
