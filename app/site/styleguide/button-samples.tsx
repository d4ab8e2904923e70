import { samples } from './samples.ts';
import styles from './styleguide.module.css';

const KINDS = { plain: '', primary: 'button--primary', dark: 'button--dark', line: 'button--line' } as const;
const STATES = ['normal', 'hover', 'focus', 'active', 'disabled'] as const;

/** `data-show` fixes a state; with a pointer or the keyboard each can be tried for real. */
export function ButtonSamples() {
  return (
    <>
      {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
        <div key={kind} className={kind === 'line' ? `${styles.row} ${styles.wall}` : styles.row}>
          {STATES.map((state) => (
            <button
              key={state}
              type="button"
              className={`button ${KINDS[kind]}`}
              data-show={state}
              disabled={state === 'disabled'}
            >
              {samples.kinds[kind]}
              <span className="unseen">: {samples.states[state]}</span>
            </button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        {(['normal', 'hover', 'focus'] as const).map((state) => (
          <a key={state} className="link" href="#buttons" data-show={state}>
            {samples.link}
            <span className="unseen">: {samples.states[state]}</span>
          </a>
        ))}
      </div>
      <p>
        {samples.sentence}, <a href="#buttons">{samples.linkInText}</a>.
      </p>
    </>
  );
}
