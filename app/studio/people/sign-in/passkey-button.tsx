import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Or } from './sign-in-frame.tsx';
import { showPasskey } from './passkey-client.ts';
import styles from './sign-in-frame.module.css';

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
  const isFirst = why === 'sign-in';
  // As high as the button, so that the form beside it does not move while somebody types in it or presses its button.
  if (!hydrated) return <div className={styles.soon} />;
  if (!('PublicKeyCredential' in window)) return null;

  async function show() {
    setAsking(true);
    setProblem(undefined);
    const outcome = await showPasskey(why).catch(() => 'wrong' as const);
    if (outcome === 'done') return onDone();
    setAsking(false);
    setProblem({ text: outcome === 'wrong' ? words.wrong[why] : words[outcome] });
  }

  return (
    <>
      {!isFirst && <Or />}
      <Button
        type="button"
        kind={isFirst ? 'primary' : 'plain'}
        icon={<Icon name="fingerprint" />}
        isBusy={asking}
        onClick={() => void show()}
      >
        {asking ? words.waiting : words.show[why]}
      </Button>
      <Outcome answer={problem} refused={problem?.text} />
      {isFirst && <Or />}
    </>
  );
}
