import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/import-run-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { type ImportControl, controlImport } from '#app/importing/run/import-runs.server.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Figures } from '#app/studio/kit/key-value.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Progress } from '#app/studio/kit/progress.tsx';
import { Section, Sheet } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { Timeline } from '#app/studio/kit/timeline.tsx';
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
  const words = useStudioWords().importing.importRun;
  useAutoRefresh(importRun?.state === 'running');
  const isOver = importRun && importRun.state !== 'running' && importRun.state !== 'paused';
  return (
    <ImportFrame
      here="move"
      done={done}
      lead={words.lead}
      action={
        isOver && (
          <LinkButton kind="primary" to={stepHref.report}>
            {words.toReport}
          </LinkButton>
        )
      }
    >
      {importRun ? (
        <>
          <Going importRun={importRun} />
          <div className={`${layout.cols} ${layout.even}`}>
            <Arriving importRun={importRun} />
            <Happens importRun={importRun} />
          </div>
        </>
      ) : (
        <NothingYet text={words.none} />
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
    <section className={layout.stack} aria-label={words.states[state]}>
      <p role="status" className="unseen">
        {announced}
      </p>
      <Sheet>
        <div>
          <Progress
            label={words.states[state]}
            value={percent}
            max={100}
            text={`${percent}%`}
            left={
              state === 'running' && !importRun.isReading
                ? importRun.secondsLeft === undefined
                  ? words.leftUnknown
                  : words.left(importing.lasted(importRun.secondsLeft))
                : undefined
            }
            isLate={state === 'failed'}
          />
        </div>
        <div className={`${layout.line} ${layout.between}`}>
          <p>{importRun.whyFailed === undefined ? stateText : words.failedBecause(importRun.whyFailed)}</p>
          {isOpen && (
            <Form method="post" className={layout.line} preventScrollReset>
              <SendButton
                icon={<Icon name={state === 'running' ? 'pause' : 'play'} />}
                name="intent"
                value={state === 'running' ? 'pause' : 'resume'}
              >
                {state === 'running' ? words.pause : words.resume}
              </SendButton>
              <SendButton kind="danger" name="intent" value="stop">
                {words.stop}
              </SendButton>
              {state === 'running' && (
                <LinkButton kind="quiet" to={stepHref.move} preventScrollReset>
                  {importing.refresh}
                </LinkButton>
              )}
            </Form>
          )}
        </div>
      </Sheet>
      <Numbers importRun={importRun} />
    </section>
  );
}

function Numbers({ importRun }: { importRun: LoadedImport }) {
  const { importing } = useStudioWords();
  const { nums, ...words } = importing.importRun;
  return (
    <Figures
      label={words.numbers}
      figures={[
        {
          value: importing.number(importRun.itemsDone),
          name: nums.items,
          note: words.of(importing.number(importRun.items)),
        },
        {
          value: importing.number(importRun.filesDone),
          name: nums.files,
          note: words.of(importing.number(importRun.files)),
        },
        {
          value: importRun.bytes,
          name: nums.bytes,
          note: importRun.bytesOf && words.ofAbout(importRun.bytesOf),
        },
        {
          value: importing.number(importRun.passed),
          name: nums.passed,
          note: importRun.state === 'running' && words.soFar,
          isBad: importRun.passed > 0,
        },
        {
          value: importRun.speed ?? '–',
          name: nums.speed,
          note: importRun.speed && words.aSecond,
        },
      ]}
    />
  );
}

function Arriving({ importRun: { arrived, kinds } }: { importRun: LoadedImport }) {
  const words = useStudioWords().importing.importRun;
  return (
    <Section title={words.arriving}>
      {arrived.length === 0 ? (
        <p className={layout.quiet}>{words.noneArrived}</p>
      ) : (
        <ul role="list" className={styles.arrive} aria-hidden="true">
          {arrived.map(({ id, placeholder }) => (
            <li key={id}>
              <img src={placeholder} alt="" />
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={layout.line}>
        {kinds.map(({ kind, name, done, all }) => (
          <li key={kind}>
            <State kind={done === all ? 'public' : 'later'}>
              {done === all ? words.typeDone(name, all) : words.typeProgress(name, done, all)}
            </State>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Happens({ importRun: { lines, started, older, isOlder } }: { importRun: LoadedImport }) {
  const words = useStudioWords().importing.importRun;
  return (
    <Section
      title={words.happens}
      action={
        isOlder && (
          <LinkButton kind="quiet" to={stepHref.move} preventScrollReset>
            {words.newest}
          </LinkButton>
        )
      }
    >
      <Timeline
        entries={[
          ...lines.map(({ id, at, time, text, mood }) => ({
            key: String(id),
            title: text,
            note: <time dateTime={at}>{time}</time>,
            kind: mood === 'plain' ? undefined : mood,
          })),
          ...(older
            ? []
            : [
                {
                  key: 'started',
                  title: words.startedBy(started.by),
                  note: <time dateTime={started.at}>{started.time}</time>,
                  kind: 'now' as const,
                },
              ]),
        ]}
      />
      {older && (
        <div className={layout.line}>
          <LinkButton to={studioHref('importing', { before: older })} preventScrollReset>
            {words.older}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
