import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import styles from './list.module.css';
import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';

type Said =
  { nothing: true } | { action: BulkAction; done: number; refused: { id: string; title: string }[] };

/** What became of the chosen ones. */
export function BulkOutcome({ said, addressOf }: { said: Said; addressOf: (id: string) => string }) {
  const words = useStudioWords().content;
  if ('nothing' in said)
    return (
      <p className={styles.refused} role="alert">
        {words.bulkNothing}
      </p>
    );
  return (
    <div className={said.refused.length > 0 ? styles.refused : styles.done} role="status">
      <p>{words.bulkDone(said.action, said.done)}</p>
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
