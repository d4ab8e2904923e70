import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';

interface ProposalProps {
  /** From what the form holds now. */
  propose: () => string;
  onUse: (text: string) => void;
}

/** Below a field that is empty: what is said in its place, and a way to change that. */
export function Proposal({ propose, onUse }: ProposalProps) {
  const words = useStudioWords().content.proposal;
  const hydrated = useHydrated();
  // The form is drawn again whenever something in it was saved.
  const text = propose();
  if (!text) return null;
  return (
    <span className="field__hint">
      {words.says(text)}{' '}
      {hydrated && (
        <button type="button" className="link" onClick={() => onUse(text)}>
          {words.use}
        </button>
      )}
    </span>
  );
}
