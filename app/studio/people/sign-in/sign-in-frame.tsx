import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ConnectionTrouble } from '#app/studio/frame/connection-trouble.tsx';
import { LanguageSwitch } from '#app/studio/frame/language-switch.tsx';
import { AnchorButton } from '#app/studio/kit/button.tsx';
import { frameStyles, SchoolMark } from '#app/studio/kit/frame.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import '../../kit/tokens.css';
import '../../kit/base.css';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the sign-in pages: one small form, and beside it on wide screens the school's colour. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const words = useStudioWords();
  const root = useRouteLoaderData('root') as { schoolName: string; mark: string } | undefined;
  return (
    <div className={styles.door}>
      <div className={styles.form}>
        <header className={frameStyles.mark}>
          {root && <SchoolMark school={root.schoolName} mark={root.mark} studio={words.studio} />}
        </header>
        <main id="main" className={`${layout.stack} ${styles.body}`}>
          <div className={`${layout.stack} ${layout.close}`}>
            <h1>{title}</h1>
            {lead && <p className={layout.quiet}>{lead}</p>}
          </div>
          {children}
        </main>
        <footer className={`${layout.line} ${layout.between}`}>
          <LanguageSwitch />
          <AnchorButton kind="quiet" icon={<Icon name="external-link" />} href="/">
            {words.toSite}
          </AnchorButton>
        </footer>
      </div>
      <div className={styles.wall}>{root && <img src={root.mark} alt="" width="192" height="192" />}</div>
      <ConnectionTrouble />
    </div>
  );
}

/** Between two ways to do the same. */
export const Or = () => <p className={styles.or}>{useStudioWords().people.or}</p>;
