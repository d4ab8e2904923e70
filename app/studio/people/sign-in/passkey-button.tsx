import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { showPasskey } from './passkey-client.ts';

interface PasskeyButtonProps {
  why: 'sign-in' | 'proof';
  onDone: () => void;
}

/** Only if the browser supports passkeys; without scripts the password is used. */
export function PasskeyButton({ why, onDone }: PasskeyButtonProps) {
  const peopleWords = useStudioWords().people;
  const { passkey: words } = peopleWords;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<{ text: string }>();
  const hydrated = useHydrated();
  if (!hydrated || !('PublicKeyCredential' in window)) return null;

  async function show() {
    setAsking(true);
    setProblem(undefined);
    const outcome = await showPasskey(why).catch(() => 'wrong' as const);
    if (outcome === 'done') return onDone();
    setAsking(false);
    setProblem({ text: outcome === 'wrong' ? words.wrong[why] : words[outcome] });
  }

  return (
    <div>
      <button
        type="button"
        className="button"
        aria-disabled={asking || undefined}
        onClick={() => {
          if (!asking) void show();
        }}
      >
        {asking ? words.waiting : words.show[why]}
      </button>
      <Outcome answer={problem} refused={problem?.text} />
    </div>
  );
}
