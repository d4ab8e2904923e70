import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A section of a page, with a heading and a line above it. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
