import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownOf } from '#app/core/own.ts';
import { lookQuery, type TypedLook } from '#app/features/look/input.ts';
import { Outcome } from '#app/studio/form/floor/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedLook, LoadedTry } from '../load-look.server.ts';
import { LookDone } from '../look-done.tsx';
import { SmallPage } from './small-page.tsx';
import styles from './tries.module.css';

interface TriesProps extends Pick<LoadedLook, 'tries' | 'removed' | 'onSite' | 'base' | 'done'> {
  /** What the form has been opened with. */
  asked: TypedLook;
  /** One of them was put on the site by its own button. */
  used: boolean;
}

/** What families see and every look that was kept, beside each other. */
export function Tries({ tries, removed, onSite, base, done, asked, used }: TriesProps) {
  const words = useStudioWords().look;
  const here = `${studioHref('look')}?${lookQuery(asked)}`;
  const said =
    done === 'removed' && removed
      ? words.tries.removed(removed.name)
      : (ownOf<string>(words.tries.done, done) ?? (used ? ownOf<string>(words.done, done) : undefined));
  const isRefused = done === 'full' || done === 'gone';
  if (tries.length === 0 && !said) return null;
  return (
    <section id="tries" className={styles.tries} aria-labelledby="tries-title">
      <header>
        <h2 id="tries-title">{words.tries.title}</h2>
        <p>{words.tries.about}</p>
      </header>
      <div className={styles.said}>
        <Outcome
          refused={isRefused ? said : undefined}
          done={
            isRefused || removed ? undefined : used && (done === 'saved' || done === 'unchanged') ? (
              <LookDone done={done} />
            ) : (
              said
            )
          }
        />
        <UndoForm
          turn={removed?.id}
          text={said ?? ''}
          action={here}
          intent="restore"
          of={{ try: removed ? [removed.id] : [] }}
        />
      </div>
      {tries.length > 0 && (
        <ul role="list">
          <li>
            <SmallPage typed={onSite} name={words.tries.onSite} />
            <h3>{words.tries.onSite}</h3>
            <p>{words.inWords(onSite)}</p>
          </li>
          {tries.map((one) => (
            <TryCard
              key={one.id}
              one={one}
              base={base}
              action={here}
              isOnSite={lookQuery(one.typed) === lookQuery(onSite)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TryCardProps {
  one: LoadedTry;
  base: number;
  action: string;
  isOnSite: boolean;
}

function TryCard({ one: { id, name, typed, by, at }, base, action, isOnSite }: TryCardProps) {
  const words = useStudioWords().look;
  const of = <span className="unseen"> {name}</span>;
  return (
    <li>
      <SmallPage typed={typed} name={name} />
      <h3>{name}</h3>
      <p>{words.inWords(typed)}</p>
      <p>{words.tries.by(by, at)}</p>
      <div className={styles.doing}>
        <Link className={styles.open} to={`?${lookQuery(typed)}`}>
          {words.tries.open}
          {of}
        </Link>
        {isOnSite ? (
          <p>{words.tries.onSite}</p>
        ) : (
          <Form method="post" action={studioHref('look')}>
            {Object.entries({ ...typed, base, try: id }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <SendButton>
              {words.tries.use}
              {of}
            </SendButton>
          </Form>
        )}
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="try" value={id} />
          <SendButton name="intent" value="remove">
            {words.tries.remove}
            {of}
          </SendButton>
        </Form>
      </div>
    </li>
  );
}
