import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon } from '#app/ui/icons/interface.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './importing.module.css';
import { type ImportStep, importSteps, stepHref } from './import-step.ts';

interface ImportFrameProps {
  here: ImportStep;
  done: readonly ImportStep[];
  lead: ReactNode;
  children: ReactNode;
}

/** The frame with its four steps. Each can be opened at any time, and says if there is nothing yet. */
export function ImportFrame({ here, done, lead, children }: ImportFrameProps) {
  const words = useStudioWords().importing;
  return (
    <div className={styles.page} data-beside="">
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p>{lead}</p>
        </div>
        <nav aria-label={words.steps}>
          <ol role="list" className={styles.steps}>
            {importSteps.map((step, index) => {
              const isDone = done.includes(step) && step !== here;
              return (
                <li key={step}>
                  <Link
                    to={stepHref[step]}
                    aria-current={step === here ? 'page' : undefined}
                    data-done={isDone || undefined}
                  >
                    <i aria-hidden="true">{isDone ? <CheckIcon /> : index + 1}</i>
                    <span>
                      {words.stepNames[step]}
                      {isDone && <span className="unseen">{words.stepDone}</span>}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ol>
        </nav>
      </header>
      {children}
    </div>
  );
}

/** For a step without content yet. */
export function NothingYet({ text }: { text: string }) {
  const words = useStudioWords().importing;
  return (
    <div className="message">
      <p>{text}</p>
      <Link className="link" to={stepHref.look}>
        {words.startWithDryRun}
      </Link>
    </div>
  );
}
