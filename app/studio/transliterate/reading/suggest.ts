import { commonWords } from './common-words.ts';
import type { Reading } from './letters.ts';
import { search } from './search.ts';

const MOST = 4;

/** Suggestions in Devanagari for a word in Latin letters, most likely first, at most four. */
export const suggest = suggestingFrom(commonWords);

/** The words must be sorted by frequency. */
export function suggestingFrom(words: readonly string[]): (typed: string) => string[] {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const prefixes = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  const isPrefix = (prefix: string) => prefixes.has(prefix);

  /** A common word may cost more than other readings. The longer it is, the less likely it is a coincidence. */
  const worthOf = (word: string, latin: string) =>
    6 + 1.5 * latin.length + 6 * (1 - ranks.get(word)! / words.length);

  const listWords = (latin: string): Reading[] =>
    search(latin, { width: 400, isPrefix })
      .filter(({ text }) => ranks.has(text))
      .map(({ text, cost }) => ({ text, cost: cost - worthOf(text, latin) }));

  return (typed) => {
    const latin = asRead(typed);
    const found = [...listWords(latin), ...search(latin, { width: 40 })].sort(
      (one, other) => one.cost - other.cost,
    );
    return [...new Set(found.map(({ text }) => text))].slice(0, MOST);
  };
}

/** A capital at the beginning is a name's, or the phone's; within a word only some have a meaning. */
const asRead = (typed: string) =>
  typed.slice(0, 1).toLowerCase() +
  typed.slice(1).replaceAll(/[BCFGHJKLOPQVWXYZ]|S(?!h)/g, (letter) => letter.toLowerCase());
