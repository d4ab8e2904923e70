import { Form, Link } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/move-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { type Wish, wishForMove } from '#app/moving/move/moves.server.ts';
import { CheckIcon, PauseIcon, PlayIcon } from '#app/ui/icons/interface.ts';
import { doing } from '../../content/doing.server.ts';
import { SendButton } from '../../form/send-button.tsx';
import { studioMeta } from '../../frame/studio-meta.ts';
import { ProgressBar } from '../../progress/progress-bar.tsx';
import { useLookAgain } from '../../progress/use-look-again.ts';
import { useStudioWords } from '../../words/words.ts';
import { MovingFrame, NothingYet } from '../moving-frame.tsx';
import { stepHref } from '../moving-step.ts';
import styles from '../moving.module.css';
import { loadMove, type LoadedMove } from './load-move.server.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadMove(doing(context, 'moving.manage'), url.searchParams.get('before')?.slice(0, 64) ?? undefined);

const WISHES: readonly Wish[] = ['pause', 'resume', 'stop'];

export async function action({ request, context }: Route.ActionArgs) {
  const { services, staff, now } = doing(context, 'moving.manage');
  const asked = (await request.formData()).get('intent');
  const wish = WISHES.find((one) => one === asked);
  if (wish) await wishForMove(services, { staff, now, wish });
  return redirect(stepHref.move);
}

export const meta = studioMeta((words) => `${words.moving.stepNames.move} · ${words.moving.title}`);

export default function MovePage({ loaderData: { move, done } }: Route.ComponentProps) {
  const words = useStudioWords().moving;
  useLookAgain(move?.state === 'running');
  return (
    <MovingFrame here="move" done={done} lead={words.move.lead}>
      {move ? (
        <>
          <Going move={move} />
          <div className={styles.even}>
            <Arriving move={move} />
            <Happens move={move} />
          </div>
        </>
      ) : (
        <NothingYet text={words.move.none} />
      )}
    </MovingFrame>
  );
}

/** Read out at every tenth, not at every change. */
const TENTH = 10;

function Going({ move }: { move: LoadedMove }) {
  const { moving } = useStudioWords();
  const words = moving.move;
  const { state, percent } = move;
  const isOpen = state === 'running' || state === 'paused';
  const said = state === 'running' && move.isReading ? words.reading : words.states[state];
  const announced =
    state === 'running' && !move.isReading
      ? `${said}. ${words.announced(Math.floor(percent / TENTH) * TENTH)}`
      : said;
  return (
    <section className={styles.going} aria-label={words.states[state]}>
      <p role="status" className="unseen">
        {announced}
      </p>
      <div className={styles.goingTop}>
        <p className={styles.percent}>
          <b>{percent} %</b>
          <span>
            {said}
            {state === 'failed' && `: ${move.whyFailed}`}
            {state === 'running' && !move.isReading && (
              <small>
                {move.secondsLeft === undefined
                  ? words.leftUnknown
                  : words.left(moving.lasted(move.secondsLeft))}
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
      <ProgressBar label={words.states[state]} value={percent} max={100} />
      <Numbers move={move} />
      {state === 'running' && (
        <p className={styles.again}>
          <Link className="link" to={stepHref.move} preventScrollReset>
            {moving.lookAgain}
          </Link>
        </p>
      )}
    </section>
  );
}

function Numbers({ move }: { move: LoadedMove }) {
  const { moving } = useStudioWords();
  const { nums, ...words } = moving.move;
  return (
    <dl className={styles.nums}>
      <div>
        <dt>{nums.things}</dt>
        <dd>
          <b>{moving.number(move.thingsDone)}</b> {words.of(moving.number(move.things))}
        </dd>
      </div>
      <div>
        <dt>{nums.files}</dt>
        <dd>
          <b>{moving.number(move.filesDone)}</b> {words.of(moving.number(move.files))}
        </dd>
      </div>
      <div>
        <dt>{nums.bytes}</dt>
        <dd>
          <b>{move.bytes}</b> {move.bytesOf && words.ofAbout(move.bytesOf)}
        </dd>
      </div>
      <div>
        <dt>{nums.passed}</dt>
        <dd>
          <b className={move.passed > 0 ? styles.bad : undefined}>{moving.number(move.passed)}</b>{' '}
          {move.state === 'running' && words.soFar}
        </dd>
      </div>
      <div>
        <dt>{nums.speed}</dt>
        <dd>
          <b>{move.speed ?? '–'}</b> {move.speed && words.aSecond}
        </dd>
      </div>
    </dl>
  );
}

function Arriving({ move: { arrived, kinds } }: { move: LoadedMove }) {
  const words = useStudioWords().moving.move;
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
            {done === all ? words.kindDone(name, all) : words.kindOf(name, done, all)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Happens({ move: { lines, begun, older, isOlder } }: { move: LoadedMove }) {
  const words = useStudioWords().moving.move;
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
            <time dateTime={begun.at}>{begun.time}</time>
            <span>{words.begun(begun.by)}</span>
          </li>
        )}
      </ol>
      {older && (
        <p>
          <Link className="link" to={studioHref('moving', { before: older })} preventScrollReset>
            {words.older}
          </Link>
        </p>
      )}
    </section>
  );
}
