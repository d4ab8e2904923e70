import { useState } from 'react';
import { useAwake } from './awake.ts';
import { signInByPasskey } from './passkey-talk.ts';
import { peopleWords } from './words.ts';

/** Only where the browser knows passkeys; without scripts the password is the way. */
export function PasskeySignIn({ wanted }: { wanted: string }) {
  const { passkey: words } = peopleWords;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const awake = useAwake();
  if (!awake || !('PublicKeyCredential' in window)) return null;

  async function signIn() {
    setAsking(true);
    setProblem('');
    const outcome = await signInByPasskey().catch(() => 'wrong' as const);
    // The whole page anew: whatever it knew of nobody is over.
    if (outcome === 'done') return location.assign(wanted);
    setAsking(false);
    setProblem(words[outcome]);
  }

  return (
    <div>
      <button type="button" className="button" disabled={asking} onClick={() => void signIn()}>
        {asking ? words.waiting : words.signIn}
      </button>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </div>
  );
}
