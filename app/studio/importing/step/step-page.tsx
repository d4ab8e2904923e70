import { data, Form, Link, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/step-page.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { checkNow, setFollowing, setForwarding } from '#app/importing/old-site/old-site.server.ts';
import { IMPORTED_CONTENT_TYPES } from '#app/importing/provider/remote-item.ts';
import { acceptShorterList, decide, type Decision } from '#app/importing/following/decide.server.ts';
import { takeOverVisitors } from '#app/importing/visitors/take-over.server.ts';
import { RefreshIcon } from '#app/ui/icons/interface.ts';
import { studioContext } from '../../content/studio-context.server.ts';
import { Outcome } from '../../form/footer/outcome.tsx';
import { atAnswer } from '../../form/footer/answer-anchor.ts';
import { SendButton } from '../../form/send-button.tsx';
import { studioMeta } from '../../frame/studio-meta.ts';
import { useAutoRefresh } from '../../progress/use-auto-refresh.ts';
import { useStudioWords } from '../../words/words.ts';
import { ImportFrame, NothingYet } from '../import-frame.tsx';
import { stepHref } from '../import-step.ts';
import { findImportProgress } from '../import-progress.server.ts';
import styles from '../importing.module.css';
import { Arrivals, EnquiryForwarding } from './enquiry-forwarding.tsx';
import { type LoadedStep, loadStep } from './load-step.server.ts';
import { Shrunk, PendingDecisions } from './pending-decisions.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadStep(studioContext(context, 'importing.manage'));

const DECISIONS: readonly Decision[] = ['ours', 'theirs', 'withdraw'];

export async function action({ request, context }: Route.ActionArgs) {
  const commandContext = studioContext(context, 'importing.manage');
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (intent === 'forward') await requireProof({ request, context }, 'enquiries.forward', form);
  const { site } = await findImportProgress(commandContext);
  if (!site) return redirect(stepHref.step);
  const source = site.address;
  const contentType = IMPORTED_CONTENT_TYPES.find((one) => one === form.get('kind'));
  const done = (what: string) => redirect(atAnswer(studioHref('moveStep', { done: what })));
  const decision = DECISIONS.find((one) => one === intent);
  if (decision && contentType) {
    const remoteId = String(form.get('id'));
    const answer = await decide(commandContext, { source, contentType, remoteId, decision });
    return answer === 'done' ? done(decision) : data({ isMissing: true }, { status: 409 });
  }
  if (intent === 'shorter' && contentType) {
    await acceptShorterList(commandContext, { source, contentType });
    await checkNow(commandContext);
    return done('shorter');
  }
  if (intent === 'follow') {
    const minutes = Number(form.get('minutes'));
    await setFollowing(commandContext, Number.isFinite(minutes) ? minutes : 0);
    return done(minutes > 0 ? 'follow' : 'off');
  }
  if (intent === 'look') return done((await checkNow(commandContext)) ? 'look' : 'off');
  if (intent === 'forward' || intent === 'forward-off') {
    await setForwarding(commandContext, intent === 'forward');
    return done(intent);
  }
  if (intent === 'visits') {
    await takeOverVisitors(commandContext);
    return done('visits');
  }
  return redirect(stepHref.step);
}

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
          <div className={styles.even}>
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
    <section className={styles.going} aria-label={importing.stepNames.step}>
      <div className={styles.goingTop}>
        <div className={styles.state} data-on={isOn || undefined}>
          <p role="status">
            <b>{isOn ? (step.inStep ? words.inStep(step.inStep) : words.notYet) : words.off}</b>
          </p>
          <p className={styles.quiet}>
            {isOn ? words.every(everyMinutes) : words.offHelp}{' '}
            {isOn && step.waitsForImport && words.waitsForImport}
            {isOn &&
              !step.waitsForImport &&
              (step.isDue ? words.nextNow : step.next && words.next(step.next))}
          </p>
          {step.trouble && (
            <p className={styles.bad}>
              {words.lastTrouble(step.trouble.when, importing.trouble(step.trouble.why))}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          {isOn && (
            <Form method="post" preventScrollReset>
              <SendButton className="button" name="intent" value="look">
                <RefreshIcon />
                {words.checkNow}
              </SendButton>
            </Form>
          )}
          <Form method="post" className={styles.often} key={everyMinutes} preventScrollReset>
            <label className="field">
              <span>{words.how}</span>
              <select name="minutes" defaultValue={String(everyMinutes)}>
                {options.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {words.options[minutes] ?? words.otherMinutes(minutes)}
                  </option>
                ))}
              </select>
            </label>
            <SendButton className="button" name="intent" value="follow">
              {words.save}
            </SendButton>
          </Form>
        </div>
      </div>
      {checks.length > 0 && (
        <>
          <ol className={styles.pulse} aria-hidden="true">
            {checks.map(({ id, mark }) => (
              <li key={id} data-mark={mark} />
            ))}
          </ol>
          <p className={styles.quiet}>{words.pulse(checks.length, failed, brought)}</p>
        </>
      )}
      {isOn && (step.isDue || step.isLooking) && (
        <p className={styles.again}>
          <Link className="link" to={stepHref.step} preventScrollReset>
            {importing.refresh}
          </Link>
        </p>
      )}
    </section>
  );
}
