import { Form, Link, useNavigation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownOf } from '#app/core/own.ts';
import { lookQuery, type TypedLook } from '#app/features/look/input.ts';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedLook, LoadedTry } from '../load-look.server.ts';
import { SmallPage } from './small-page.tsx';
import styles from './tries.module.css';

interface TriesProps extends Pick<LoadedLook, 'tries' | 'removed' | 'onSite' | 'base' | 'done'> {
  /** What the form has been opened with. */
  asked: TypedLook;
}

/** What families see and every look that was kept, beside each other. */
export function Tries({ tries, removed, onSite, base, done, asked }: TriesProps) {
  const words = useStudioWords().look;
  const here = `${studioHref('look')}?${lookQuery(asked)}`;
  const said =
    done === 'removed' && removed ? words.tries.removed(removed.name) : ownOf<string>(words.tries.done, done);
  if (tries.length === 0 && !said) return null;
  return (
    <section id="tries" className={styles.tries} aria-labelledby="tries-title">
      <header>
        <h2 id="tries-title">{words.tries.title}</h2>
        <p>{words.tries.about}</p>
      </header>
      <Said text={said} removed={removed} action={here} />
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
  const sending = useNavigation().state === 'submitting';
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
            {Object.entries({ ...typed, base }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <button disabled={sending}>
              {words.tries.use}
              {of}
            </button>
          </Form>
        )}
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="try" value={id} />
          <button name="intent" value="remove" disabled={sending}>
            {words.tries.remove}
            {of}
          </button>
        </Form>
      </div>
    </li>
  );
}

interface SaidProps {
  text: string | undefined;
  removed: LoadedLook['removed'];
  action: string;
}
/** What became of a try; a removed one can be had back. */
function Said({ text, removed, action }: SaidProps) {
  return (
    <>
      <p className={styles.said} role="status">
        {!removed && text}
      </p>
      <UndoForm
        turn={removed?.id}
        text={text ?? ''}
        action={action}
        intent="restore"
        of={{ try: removed ? [removed.id] : [] }}
      />
    </>
  );
}
