import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** One matter of a page: a heading under a line of its own. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** What has just been done, or why it was not; read out where somebody cannot see it. */
export function Notice({ wrong = false, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`message ${wrong ? 'message--wrong' : 'message--done'} ${styles.notice}`}
      role={wrong ? 'alert' : 'status'}
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
