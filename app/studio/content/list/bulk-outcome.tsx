import { useStudioWords } from '#app/studio/words/words.ts';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Link } from 'react-router';
import styles from './list.module.css';
import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';

export type BulkAnswer =
  | { nothing: true }
  | { moved: { id: string; to: 'up' | 'down' | 'beside'; done: boolean } }
  | { ordered: true }
  | { kept: string[]; refused: { id: string; title: string }[] }
  | { action: BulkAction; changed: string[]; refused: { id: string; title: string }[] };

/** What became of the chosen ones; what went into the trash is told where it can be had back. */
export function BulkOutcome({ said, addressOf }: { said: BulkAnswer; addressOf: (id: string) => string }) {
  const words = useStudioWords().content;
  if ('moved' in said) return null;
  if ('ordered' in said)
    return (
      <p className={styles.done} role="status">
        {words.order.forgotten}
      </p>
    );
  if ('nothing' in said)
    return (
      <p className={styles.refused} role="alert">
        {words.bulkNothing}
      </p>
    );
  if ('kept' in said)
    return (
      <div className={said.refused.length > 0 ? styles.refused : styles.done} role="status">
        <p>{words.begun.kept(said.kept.length)}</p>
        {said.refused.length > 0 && <Refused title={words.begun.changed} {...{ said, addressOf }} />}
      </div>
    );
  if (said.action === 'trash') return null;
  return (
    <div className={said.refused.length > 0 ? styles.refused : styles.done} role="status">
      <p>
        {words.bulkDone(said.action, said.changed.length)}
        {said.action === 'publish' && <GoingPublicLink />}
      </p>
      {said.refused.length > 0 && <Refused title={words.bulkRefused} {...{ said, addressOf }} />}
    </div>
  );
}

interface RefusedProps {
  title: string;
  said: { refused: { id: string; title: string }[] };
  addressOf: (id: string) => string;
}

function Refused({ title: text, said, addressOf }: RefusedProps) {
  const { untitled } = useStudioWords().content;
  return (
    <>
      <p>{text}</p>
      <ul>
        {said.refused.map(({ id, title }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{title || untitled}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
