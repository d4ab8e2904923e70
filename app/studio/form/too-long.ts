import type { StudioWords } from '#app/studio/words/en/index.ts';

/** Nothing is truncated: a text that is too long stays as typed, and this describes by how much. */
export function tooLong(text: string, most: number, words: StudioWords['lengths']): string | undefined {
  const over = text.trim().length - most;
  return over <= 0 ? undefined : words.tooLong(over, most);
}

/** Only near the limit. */
export function charactersLeft(
  text: string,
  most: number,
  words: StudioWords['lengths'],
): string | undefined {
  const left = most - text.trim().length;
  return left >= 0 && left <= most / 10 ? words.left(left) : undefined;
}
