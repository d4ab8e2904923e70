import type { InboxState } from '#app/features/enquiries/enquiry.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { State, type StateKind } from '../kit/state.tsx';

const KINDS: Record<InboxState, StateKind> = {
  new: 'draft',
  'in-progress': 'later',
  answered: 'public',
  spam: 'ended',
};

export function EnquiryState({ state }: { state: InboxState }) {
  const words = useStudioWords().enquiries;
  return <State kind={KINDS[state]}>{words.states[state]}</State>;
}
