import { Form, Link } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/import-run-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { type ImportControl, controlImport } from '#app/importing/run/import-runs.server.ts';
import { CheckIcon, PauseIcon, PlayIcon } from '#app/ui/icons/interface.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { Progress } from '#app/studio/kit/progress.tsx';
import { useAutoRefresh } from '#app/studio/progress/use-auto-refresh.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ImportFrame, NothingYet } from '../import-frame.tsx';
import { stepHref } from '../import-step.ts';
import styles from '../importing.module.css';
import { loadImport, type LoadedImport } from './load-import.server.ts';
import { type ActionContext, studioAction } from '#app/studio/form/studio-action.server.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadImport(
    studioContext(context, 'importing.manage'),
    url.searchParams.get('before')?.slice(0, 64) ?? undefined,
  );

export const action = studioAction('importing', {
  intents: { pause: controlBy('pause'), resume: controlBy('resume'), stop: controlBy('stop') },
});

function controlBy(control: ImportControl) {
  return async ({ services, staff, now }: ActionContext<'importing'>) => {
    await controlImport(services, { staff, now, control });
    return redirect(stepHref.move);
  };
}

export const meta = studioMeta((words) => `${words.importing.stepNames.move} · ${words.importing.title}`);

export default function ImportRunPage({ loaderData: { importRun, done } }: Route.ComponentProps) {
  const words = useStudioWords().importing;
  useAutoRefresh(importRun?.state === 'running');
  return (
    <ImportFrame here="move" done={done} lead={words.importRun.lead}>
      {importRun ? (
        <>
          <Going importRun={importRun} />
          <div className={styles.even}>
            <Arriving importRun={importRun} />
            <Happens importRun={importRun} />
          </div>
        </>
      ) : (
        <NothingYet text={words.importRun.none} />
      )}
    </ImportFrame>
  );
}

/** Announced at every tenth, not at every change. */
const TENTH = 10;

function Going({ importRun }: { importRun: LoadedImport }) {
  const { importing } = useStudioWords();
  const words = importing.importRun;
  const { state, percent } = importRun;
  const isOpen = state === 'running' || state === 'paused';
  const stateText = state === 'running' && importRun.isReading ? words.reading : words.states[state];
  const announced =
    state === 'running' && !importRun.isReading
      ? words.announced(stateText, Math.floor(percent / TENTH) * TENTH)
      : stateText;
  return (
    <section className={styles.going} aria-label={words.states[state]}>
      <p role="status" className="unseen">
        {announced}
      </p>
      <div className={styles.goingTop}>
        <p className={styles.percent}>
          <b>{percent}%</b>
          <span>
            {importRun.whyFailed === undefined ? stateText : words.failedBecause(importRun.whyFailed)}
            {state === 'running' && !importRun.isReading && (
              <small>
                {importRun.secondsLeft === undefined
                  ? words.leftUnknown
                  : words.left(importing.lasted(importRun.secondsLeft))}
              </small>
            )}
          </span>
        </p>
        {isOpen ? (
          <Form method="post" className={styles.acts} preventScrollReset>
            <SendButton className="button" name="intent" value={state === 'running' ? 'pause' : 'resume'}>
              {state === 'running' ? <PauseIcon /> : <PlayIcon />}
              {state === 'running' ? words.pause : words.resume}
            </SendButton>
            <SendButton className={`link ${styles.quietButton}`} name="intent" value="stop">
              {words.stop}
            </SendButton>
          </Form>
        ) : (
          <p className={styles.acts}>
            <Link className="button button--primary" to={stepHref.report}>
              {words.toReport}
            </Link>
          </p>
        )}
      </div>
      <Progress label={words.states[state]} value={percent} max={100} />
      <Numbers importRun={importRun} />
      {state === 'running' && (
        <p className={styles.again}>
          <Link className="link" to={stepHref.move} preventScrollReset>
            {importing.refresh}
          </Link>
        </p>
      )}
    </section>
  );
}

function Numbers({ importRun }: { importRun: LoadedImport }) {
  const { importing } = useStudioWords();
  const { nums, ...words } = importing.importRun;
  return (
    <dl className={styles.nums}>
      <div>
        <dt>{nums.items}</dt>
        <dd>
          <b>{importing.number(importRun.itemsDone)}</b> {words.of(importing.number(importRun.items))}
        </dd>
      </div>
      <div>
        <dt>{nums.files}</dt>
        <dd>
          <b>{importing.number(importRun.filesDone)}</b> {words.of(importing.number(importRun.files))}
        </dd>
      </div>
      <div>
        <dt>{nums.bytes}</dt>
        <dd>
          <b>{importRun.bytes}</b> {importRun.bytesOf && words.ofAbout(importRun.bytesOf)}
        </dd>
      </div>
      <div>
        <dt>{nums.passed}</dt>
        <dd>
          <b className={importRun.passed > 0 ? styles.bad : undefined}>
            {importing.number(importRun.passed)}
          </b>{' '}
          {importRun.state === 'running' && words.soFar}
        </dd>
      </div>
      <div>
        <dt>{nums.speed}</dt>
        <dd>
          <b>{importRun.speed ?? '–'}</b> {importRun.speed && words.aSecond}
        </dd>
      </div>
    </dl>
  );
}

function Arriving({ importRun: { arrived, kinds } }: { importRun: LoadedImport }) {
  const words = useStudioWords().importing.importRun;
  return (
    <section aria-labelledby="arriving">
      <h2 id="arriving">{words.arriving}</h2>
      {arrived.length === 0 ? (
        <p className={styles.quiet}>{words.noneArrived}</p>
      ) : (
        <ul role="list" className={styles.arrive} aria-hidden="true">
          {arrived.map(({ id, placeholder }) => (
            <li key={id}>
              <img src={placeholder} alt="" />
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={styles.kinds}>
        {kinds.map(({ kind, name, done, all }) => (
          <li key={kind} data-done={done === all || undefined}>
            {done === all && <CheckIcon />}
            {done === all ? words.typeDone(name, all) : words.typeProgress(name, done, all)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Happens({ importRun: { lines, started, older, isOlder } }: { importRun: LoadedImport }) {
  const words = useStudioWords().importing.importRun;
  return (
    <section aria-labelledby="happens">
      <div className={styles.title}>
        <h2 id="happens">{words.happens}</h2>
        {isOlder && (
          <Link className="link" to={stepHref.move} preventScrollReset>
            {words.newest}
          </Link>
        )}
      </div>
      <ol role="list" className={styles.log}>
        {lines.map(({ id, at, time, text, mood }) => (
          <li key={id} data-mood={mood}>
            <time dateTime={at}>{time}</time>
            <span>{text}</span>
          </li>
        ))}
        {!older && (
          <li>
            <time dateTime={started.at}>{started.time}</time>
            <span>{words.startedBy(started.by)}</span>
          </li>
        )}
      </ol>
      {older && (
        <p>
          <Link className="link" to={studioHref('importing', { before: older })} preventScrollReset>
            {words.older}
          </Link>
        </p>
      )}
    </section>
  );
}
