import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import { useAwake } from '#app/islands/use-awake.ts';
import { showPasskey } from './passkey-talk.ts';

interface PasskeyButtonProps {
  why: 'sign-in' | 'proof';
  onDone: () => void;
}

/** Only where the browser knows passkeys; without scripts the password is the way. */
export function PasskeyButton({ why, onDone }: PasskeyButtonProps) {
  const peopleWords = useStudioWords().people;
  const { passkey: words } = peopleWords;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const awake = useAwake();
  if (!awake || !('PublicKeyCredential' in window)) return null;

  async function show() {
    setAsking(true);
    setProblem('');
    const outcome = await showPasskey(why).catch(() => 'wrong' as const);
    if (outcome === 'done') return onDone();
    setAsking(false);
    setProblem(outcome === 'wrong' ? words.wrong[why] : words[outcome]);
  }

  return (
    <div>
      <button type="button" className="button" disabled={asking} onClick={() => void show()}>
        {asking ? words.waiting : words.show[why]}
      </button>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </div>
  );
}
