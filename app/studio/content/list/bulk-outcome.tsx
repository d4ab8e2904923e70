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

/** The result of a bulk action; for deleted items, where to restore them. */
export function BulkOutcome({
  bulkAnswer,
  addressOf,
}: {
  bulkAnswer: BulkAnswer;
  addressOf: (id: string) => string;
}) {
  const words = useStudioWords().content;
  if ('moved' in bulkAnswer) return null;
  if ('ordered' in bulkAnswer)
    return (
      <p className={styles.done} role="status">
        {words.order.forgotten}
      </p>
    );
  if ('nothing' in bulkAnswer)
    return (
      <p className={styles.refused} role="alert">
        {words.bulkNothing}
      </p>
    );
  if ('kept' in bulkAnswer)
    return (
      <div className={bulkAnswer.refused.length > 0 ? styles.refused : styles.done} role="status">
        <p>{words.starterText.kept(bulkAnswer.kept.length)}</p>
        {bulkAnswer.refused.length > 0 && (
          <Refused title={words.starterText.changed} {...{ bulkAnswer, addressOf }} />
        )}
      </div>
    );
  if (bulkAnswer.action === 'trash') return null;
  return (
    <div className={bulkAnswer.refused.length > 0 ? styles.refused : styles.done} role="status">
      <p>
        {words.bulkDone(bulkAnswer.action, bulkAnswer.changed.length)}
        {bulkAnswer.action === 'publish' && <GoingPublicLink />}
      </p>
      {bulkAnswer.refused.length > 0 && <Refused title={words.bulkRefused} {...{ bulkAnswer, addressOf }} />}
    </div>
  );
}

interface RefusedProps {
  title: string;
  bulkAnswer: { refused: { id: string; title: string }[] };
  addressOf: (id: string) => string;
}

function Refused({ title: text, bulkAnswer, addressOf }: RefusedProps) {
  const { untitled } = useStudioWords().content;
  return (
    <>
      <p>{text}</p>
      <ul>
        {bulkAnswer.refused.map(({ id, title }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{title || untitled}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
