import { useStudioWords } from '#app/studio/words/words.ts';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Link } from 'react-router';
import styles from './list.module.css';
import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';

export type BulkAnswer =
  | { nothing: true }
  | { moved: { id: string; to: 'up' | 'down' | 'beside'; done: boolean } }
  | { ordered: true }
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
  if (said.action === 'trash') return null;
  return (
    <div className={said.refused.length > 0 ? styles.refused : styles.done} role="status">
      <p>
        {words.bulkDone(said.action, said.changed.length)}
        {said.action === 'publish' && <GoingPublicLink />}
      </p>
      {said.refused.length > 0 && (
        <>
          <p>{words.bulkRefused}</p>
          <ul>
            {said.refused.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{title || words.untitled}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
