import type { ReactNode } from 'react';
import styles from './undo.module.css';

interface AskProps {
  /** The button that opens the question. */
  label: string;
  /** The same with the name of its target, if there are several below each other. */
  heard?: string;
  /** What would be lost, by name. */
  question: string;
  children: ReactNode;
}

/** Confirms what cannot be undone: the button is behind a question, and needs no script. */
export const Ask = ({ label, heard, question, children }: AskProps) => (
  <details className={styles.ask}>
    <summary className="button" aria-label={heard}>
      {label}
    </summary>
    <div>
      <p>{question}</p>
      {children}
    </div>
  </details>
);
