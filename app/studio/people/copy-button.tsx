import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';

interface CopyButtonProps {
  text: string;
  /** Called first, to select the text in case the browser forbids copying. */
  onBefore?: () => void;
}

/** Shows the result itself. Not shown without hydration. */
export function CopyButton({ text, onBefore }: CopyButtonProps) {
  const words = useStudioWords().people.people;
  const [label, setLabel] = useState<string>(words.copy);
  const hydrated = useHydrated();

  async function copy() {
    onBefore?.();
    try {
      await navigator.clipboard.writeText(text);
      setLabel(words.copied);
    } catch {
      setLabel(words.notCopied);
    }
  }

  if (!hydrated) return null;
  return (
    <Button type="button" icon={<Icon name="copy" />} onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
