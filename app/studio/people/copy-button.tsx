import { useState } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useAwake } from '#app/islands/use-awake.ts';

interface CopyButtonProps {
  text: string;
  /** Where a browser may forbid it: to be marked, so that the keyboard copies it. */
  onBefore?: () => void;
}

/** Says itself what became of it. Asleep there is none. */
export function CopyButton({ text, onBefore }: CopyButtonProps) {
  const words = useStudioWords().people.people;
  const [said, setSaid] = useState<string>(words.copy);
  const awake = useAwake();

  async function copy() {
    onBefore?.();
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  }

  if (!awake) return null;
  return (
    <button type="button" className="button button--dark" onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </button>
  );
}
