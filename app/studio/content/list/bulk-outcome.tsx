import { Link } from 'react-router';
import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Banner } from '#app/studio/kit/banner.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

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
      <Banner kind="good" icon="check" role="status">
        {words.order.forgotten}
      </Banner>
    );
  if ('nothing' in bulkAnswer)
    return (
      <Banner kind="error" icon="alert" role="alert">
        {words.bulkNothing}
      </Banner>
    );
  const isConfirming = 'kept' in bulkAnswer;
  if (!isConfirming && bulkAnswer.action === 'trash') return null;
  const { refused } = bulkAnswer;
  return (
    <Banner
      kind={refused.length > 0 ? 'error' : 'good'}
      icon={refused.length > 0 ? 'alert' : 'check'}
      role="status"
    >
      <p>
        {isConfirming
          ? words.starterText.kept(bulkAnswer.kept.length)
          : words.bulkDone(bulkAnswer.action, bulkAnswer.changed.length)}
        {!isConfirming && bulkAnswer.action === 'publish' && <GoingPublicLink />}
      </p>
      {refused.length > 0 && (
        <>
          <p>{isConfirming ? words.starterText.changed : words.bulkRefused}</p>
          <ul>
            {refused.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{title || words.untitled}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
