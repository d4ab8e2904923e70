import type { ReactNode } from 'react';
import logo from '#app/ui/marks/logo-reversed.svg';
import { LineTrouble } from '../frame/line-trouble.tsx';
import { useStudioWords } from '../words/words.ts';
import styles from './door.module.css';

/** The page outside the studio's door: one small form on the school's wall. */
export function Door({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const words = useStudioWords();
  return (
    <main className={styles.door}>
      <img className={`reversed ${styles.logo}`} src={logo} alt={words.studio} width="140" height="52" />
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
      <LineTrouble />
    </main>
  );
}
