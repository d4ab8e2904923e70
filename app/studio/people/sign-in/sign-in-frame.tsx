import type { ReactNode } from 'react';
import logo from '#app/ui/marks/logo-reversed.svg';
import { ConnectionTrouble } from '#app/studio/frame/connection-trouble.tsx';
import { LanguageSwitch } from '#app/studio/frame/language-switch.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import '../../kit/tokens.css';
import '../../kit/base.css';
import styles from './sign-in-frame.module.css';

/** The frame of the sign-in pages: one small form on the school’s colour. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const words = useStudioWords();
  return (
    <main className={styles.page}>
      <img className={`reversed ${styles.logo}`} src={logo} alt={words.studio} width="140" height="52" />
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <ConnectionTrouble />
    </main>
  );
}
