import { samples } from './samples.ts';
import styles from './styleguide.module.css';

const KINDS = { plain: 'message', wrong: 'message message--wrong', done: 'message message--done' } as const;

export function MessageSamples() {
  const { messages } = samples;
  return (
    <div className={styles.columns}>
      {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
        <div key={kind} className={KINDS[kind]}>
          <h3>{messages[kind].heading}</h3>
          <p>{messages[kind].text}</p>
        </div>
      ))}
      <div>
        <div className={`waiting ${styles.waiting}`} aria-hidden="true" />
        <p>{messages.waiting}</p>
      </div>
    </div>
  );
}
