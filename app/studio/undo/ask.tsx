import type { ReactNode } from 'react';
import styles from './undo.module.css';

interface AskProps {
  /** What opens the question. */
  label: string;
  /** That, with the name of what is meant, where several such stand below each other. */
  heard?: string;
  /** What would be lost, by its name. */
  question: string;
  children: ReactNode;
}

/** Before what cannot be undone: the button stands behind a question, and needs no script for it. */
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
