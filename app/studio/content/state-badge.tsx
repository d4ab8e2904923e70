import type { State as ItemState } from '#app/platform/content/state.ts';
import { State, type StateKind } from '#app/studio/kit/state.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

const KINDS: Record<ItemState, StateKind> = {
  draft: 'draft',
  scheduled: 'later',
  live: 'public',
  ended: 'ended',
  trash: 'ended',
};

/** Whether families see an item, and whether it has changes that they do not see yet. */
export function StateBadge({ state, hasDraft = false }: { state: ItemState; hasDraft?: boolean }) {
  const words = useStudioWords().content;
  return (
    <>
      <State kind={KINDS[state]}>{words.states[state]}</State>
      {hasDraft && <State kind="changed">{words.hasDraft}</State>}
    </>
  );
}
