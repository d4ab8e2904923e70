import type { ReactNode } from 'react';
import { Banner } from '#app/studio/kit/banner.tsx';
import { LinkButton } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { PageHeader } from '#app/studio/kit/page-header.tsx';
import { Tabs } from '#app/studio/kit/tabs.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ImportStep, importSteps, stepHref } from './import-step.ts';

interface ImportFrameProps {
  here: ImportStep;
  done: readonly ImportStep[];
  lead: ReactNode;
  /** The next step, once this one is finished. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame with its four steps. Each can be opened at any time, and says if there is nothing yet. */
export function ImportFrame({ here, done, lead, action, children }: ImportFrameProps) {
  const words = useStudioWords().importing;
  return (
    <div className={layout.page}>
      <PageHeader title={words.title} lead={lead} actions={action} />
      <a className="skip" href="#step">
        {words.skipSteps}
      </a>
      <Tabs
        label={words.steps}
        tabs={importSteps.map((step, index) => {
          const isDone = done.includes(step) && step !== here;
          return {
            to: stepHref[step],
            name: `${index + 1}. ${words.stepNames[step]}`,
            isCurrent: step === here,
            ...(isDone && {
              icon: 'circle-check' as const,
              badge: <span className="unseen">{words.stepDone}</span>,
            }),
          };
        })}
      />
      <div id="step" className={layout.stack}>
        {children}
      </div>
    </div>
  );
}

/** For a step without content yet. */
export function NothingYet({ text }: { text: string }) {
  const words = useStudioWords().importing;
  return (
    <Banner
      icon="move-in"
      action={
        <LinkButton kind="quiet" to={stepHref.look}>
          {words.startWithDryRun}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}
