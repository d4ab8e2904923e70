import type { State } from '#app/publishing/state.ts';
import styles from './state-badge.module.css';
import { words } from './words.ts';

export function StateBadge({ state, hasDraft = false }: { state: State; hasDraft?: boolean }) {
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-state={state}>
        {words.states[state]}
      </span>
      {hasDraft && (
        <span className={styles.badge} data-state="changed">
          {words.hasDraft}
        </span>
      )}
    </span>
  );
}
