import type { ReactNode } from 'react';
import styles from './state.module.css';

/**
 * `draft` a ring, `later` a quarter, `public` full, `changed` half (changes waiting), `older` half and red,
 * `missing` dashed, `late` full and red (late, failed, withdrawn), `ended` barred.
 */
export type StateKind = 'draft' | 'later' | 'public' | 'changed' | 'older' | 'missing' | 'late' | 'ended';

/** A mark and a word: never the mark alone. */
export const State = ({ kind, children }: { kind: StateKind; children: ReactNode }) => (
  <span className={`${styles['state']} ${styles[kind] ?? ''}`} data-state={kind}>
    {children}
  </span>
);

/** A property that is not a state: "Template text", "Main language". */
export const Badge = ({ kind, children }: { kind?: 'good' | 'bad'; children: ReactNode }) => (
  <span className={[styles['badge'], kind && styles[kind]].filter(Boolean).join(' ')}>{children}</span>
);

/** How many wait for somebody; `isPlain` if it is only a number. */
export const Count = ({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) => (
  <span className={isPlain ? `${styles['count']} ${styles['plain']}` : styles['count']}>{children}</span>
);
