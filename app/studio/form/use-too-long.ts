import { type FormEvent, useState } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { charactersLeft, tooLong } from './too-long.ts';

type AnyInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Shows the server's message while typing, and the remaining characters near the limit. */
export function useTooLong(initial: string, most: number | undefined) {
  const [typed, setTyped] = useState<string>();
  const words = useStudioWords().lengths;
  const text = typed ?? initial;
  return {
    text,
    problem: most === undefined ? undefined : tooLong(text, most, words),
    left: most === undefined || typed === undefined ? undefined : charactersLeft(text, most, words),
    onText: setTyped,
    onInput: ({ currentTarget }: FormEvent<AnyInput>) => setTyped(currentTarget.value),
  };
}
