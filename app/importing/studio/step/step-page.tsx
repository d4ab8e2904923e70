import { Form, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/step-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { checkNow, setFollowing, setForwarding } from '#app/importing/old-site/old-site.server.ts';
import { IMPORTED_CONTENT_TYPES } from '#app/importing/provider/remote-item.ts';
import { acceptShorterList, decide, type Decision } from '#app/importing/following/decide.server.ts';
import { takeOverVisitors } from '#app/importing/visitors/take-over.server.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Field } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useAutoRefresh } from '#app/studio/progress/use-auto-refresh.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ImportFrame, NothingYet } from '../import-frame.tsx';
import { stepHref } from '../import-step.ts';
import { findImportProgress } from '../import-progress.server.ts';
import styles from '../importing.module.css';
import { Arrivals, EnquiryForwarding } from './enquiry-forwarding.tsx';
import { type LoadedStep, loadStep } from './load-step.server.ts';
import { Shrunk, PendingDecisions } from './pending-decisions.tsx';
import {
  type ActionContext,
  conflict,
  doneAt,
  invalid,
  studioAction,
} from '#app/studio/form/studio-action.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadStep(studioContext(context, 'importing.manage'));

export const action = studioAction('moveStep', {
  intents: {
    ours: decideFor('ours'),
    theirs: decideFor('theirs'),
    withdraw: decideFor('withdraw'),
    shorter: onOldSite(async (context, source) => {
      const contentType = contentTypeIn(context.form);
      if (!contentType) throw invalid();
      await acceptShorterList(context, { source, contentType });
      await checkNow(context);
      return stepDone('shorter');
    }),
    follow: onOldSite(async (context) => {
      const minutes = Number(context.form.get('minutes'));
      await setFollowing(context, Number.isFinite(minutes) ? minutes : 0);
      return stepDone(minutes > 0 ? 'follow' : 'off');
    }),
    look: onOldSite(async (context) => stepDone((await checkNow(context)) ? 'look' : 'off')),
    forward: {
      proof: 'enquiries.forward',
      run: onOldSite(async (context) => {
        await setForwarding(context, true);
        return stepDone('forward');
      }),
    },
    'forward-off': onOldSite(async (context) => {
      await setForwarding(context, false);
      return stepDone('forward-off');
    }),
    visits: onOldSite(async (context) => {
      await takeOverVisitors(context);
      return stepDone('visits');
    }),
  },
});

type StepContext = ActionContext<'moveStep'>;

/** Nothing on this page works without an old site. */
function onOldSite<Result>(run: (context: StepContext, source: string) => Promise<Result>) {
  return async (context: StepContext) => {
    const { site } = await findImportProgress(context);
    return site ? run(context, site.address) : redirect(stepHref.step);
  };
}

function decideFor(decision: Decision) {
  return onOldSite(async (context, source) => {
    const contentType = contentTypeIn(context.form);
    if (!contentType) throw invalid();
    const remoteId = String(context.form.get('id'));
    const answer = await decide(context, { source, contentType, remoteId, decision });
    return answer === 'done' ? stepDone(decision) : conflict({ isMissing: true });
  });
}

const contentTypeIn = (form: FormData) => IMPORTED_CONTENT_TYPES.find((one) => one === form.get('kind'));
const stepDone = (done: string) => doneAt(studioHref('moveStep', { done }));

export const meta = studioMeta((words) => `${words.importing.stepNames.step} · ${words.importing.title}`);

export default function StepPage({ loaderData: { done, step }, actionData }: Route.ComponentProps) {
  const { importing } = useStudioWords();
  const words = importing.step;
  const [search] = useSearchParams();
  useAutoRefresh(step !== undefined && step.everyMinutes > 0 && (step.isDue || step.isLooking));
  return (
    <ImportFrame here="step" done={done} lead={words.lead}>
      {step ? (
        <>
          <Following step={step} />
          <Outcome
            done={ownValue(words.done, search.get('done') ?? '')}
            refused={actionData?.isMissing ? words.missing : undefined}
          />
          <Shrunk lists={step.shrunk} />
          <PendingDecisions waiting={step.waiting} />
          <div className={`${layout.cols} ${layout.even}`}>
            <Arrivals came={step.came} />
            <EnquiryForwarding step={step} />
          </div>
        </>
      ) : (
        <NothingYet text={importing.notAllowedYet} />
      )}
    </ImportFrame>
  );
}

const OFTEN = [5, 15, 60, 0];

function Following({ step }: { step: LoadedStep }) {
  const { importing } = useStudioWords();
  const words = importing.step;
  const { everyMinutes, checks } = step;
  const isOn = everyMinutes > 0;
  const options = OFTEN.includes(everyMinutes) ? OFTEN : [everyMinutes, ...OFTEN];
  const failed = checks.filter(({ mark }) => mark === 'bad').length;
  const brought = checks.filter(({ mark }) => mark === 'new').length;
  return (
    <Section
      title={importing.stepNames.step}
      sheet="padded"
      action={
        isOn && (
          <Form method="post" preventScrollReset>
            <SendButton kind="quiet" icon={<Icon name="refresh-cw" />} name="intent" value="look">
              {words.checkNow}
            </SendButton>
          </Form>
        )
      }
    >
      <div className={`${layout.stack} ${layout.close}`}>
        <p role="status">
          <State kind={isOn ? (step.inStep ? 'public' : 'later') : 'ended'}>
            {isOn ? (step.inStep ? words.inStep(step.inStep) : words.notYet) : words.off}
          </State>
        </p>
        <p className={layout.quiet}>
          {isOn ? words.every(everyMinutes) : words.offHelp}{' '}
          {isOn && step.waitsForImport && words.waitsForImport}
          {isOn && !step.waitsForImport && (step.isDue ? words.nextNow : step.next && words.next(step.next))}
        </p>
        {step.trouble && (
          <p className={layout.bad}>
            {words.lastTrouble(step.trouble.when, importing.trouble(step.trouble.why))}
          </p>
        )}
      </div>
      {checks.length > 0 && (
        <div>
          <ol className={styles.pulse} role="list" aria-hidden="true">
            {checks.map(({ id, mark }) => (
              <li key={id} data-mark={mark} />
            ))}
          </ol>
          <p className={layout.quiet}>{words.pulse(checks.length, failed, brought)}</p>
        </div>
      )}
      <Form method="post" className={styles.often} key={everyMinutes} preventScrollReset>
        <Field id="how-often" label={words.how}>
          <Select id="how-often" name="minutes" defaultValue={String(everyMinutes)}>
            {options.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.options[minutes] ?? words.otherMinutes(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        <SendButton name="intent" value="follow">
          {words.save}
        </SendButton>
        {isOn && (step.isDue || step.isLooking) && (
          <LinkButton kind="quiet" to={stepHref.step} preventScrollReset>
            {importing.refresh}
          </LinkButton>
        )}
      </Form>
    </Section>
  );
}
