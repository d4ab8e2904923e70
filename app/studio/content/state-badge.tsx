import { useStudioWords } from '#app/studio/words/words.ts';
import type { State } from '#app/platform/content/state.ts';
import styles from './state-badge.module.css';

export function StateBadge({ state, hasDraft = false }: { state: State; hasDraft?: boolean }) {
  const words = useStudioWords().content;
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
