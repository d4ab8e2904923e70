import { useEffect, useState } from 'react';
import type { PhoneKind } from '#app/core/text/phone-links.ts';
import { Hint } from '#app/studio/kit/field.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface PhoneUnderstoodProps {
  kind: PhoneKind;
  /** The current value of the field. */
  typed: string;
  /** The value at rendering, and how the server understood it. */
  stored: { typed: string; understood: string | undefined };
}

/** How the number will be dialled, so that a wrong number is noticed before it is published. */
export function PhoneUnderstood({ kind, typed, stored }: PhoneUnderstoodProps) {
  const words = useStudioWords().profile.understood;
  const answer = useUnderstood(kind, typed, stored);
  const text = answer?.understood === undefined ? words.incomplete : words[kind](answer.understood);
  return (
    <output>
      <Hint>{answer && typed.trim() && text}</Hint>
    </output>
  );
}

/**
 * The rules for phone numbers of all countries are large: they are loaded on typing. Undefined until there is
 * an answer for exactly this text.
 */
function useUnderstood(
  kind: PhoneKind,
  typed: string,
  stored: PhoneUnderstoodProps['stored'],
): PhoneUnderstoodProps['stored'] | undefined {
  const [latest, setLatest] = useState(stored);
  const isStored = typed === stored.typed;
  useEffect(() => {
    if (isStored) return undefined;
    let isCurrent = true;
    const understand = async () => {
      const { understoodAs } = await import('#app/core/text/phone-links.ts');
      if (isCurrent) setLatest({ typed, understood: understoodAs(kind, typed) });
    };
    void understand();
    return () => {
      isCurrent = false;
    };
  }, [kind, typed, isStored]);
  if (isStored) return stored;
  return latest.typed === typed ? latest : undefined;
}
