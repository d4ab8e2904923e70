import { commonWords } from './common-words.ts';
import type { Reading } from './letters.ts';
import { search } from './search.ts';

const MOST = 4;

/** What a word in Latin letters may be in Devanagari, likeliest first, four at most. */
export const suggest = suggestingFrom(commonWords);

/** The words most frequent first. */
export function suggestingFrom(words: readonly string[]): (typed: string) => string[] {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const prefixes = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  const isPrefix = (prefix: string) => prefixes.has(prefix);

  /**
   * What a word that is often written may cost more than one that only the letters allow. The longer it is, the less
   * likely it is one by chance.
   */
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

/** A capital at the beginning is a name's, or the phone's; within a word only some of them say something. */
const asRead = (typed: string) =>
  typed.slice(0, 1).toLowerCase() +
  typed.slice(1).replaceAll(/[BCFGHJKLOPQVWXYZ]|S(?!h)/g, (letter) => letter.toLowerCase());
