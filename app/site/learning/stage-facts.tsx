import { useWords } from '#app/words/words.ts';
import styles from './stage-facts.module.css';

/** Ages, classes and programme at a glance, between two hairlines. */
export function StageFacts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <section className="wrap" aria-label={useWords().content.atAGlance}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
