import { formsOf } from './hindi-endings.ts';
import { schoolWords } from './school-words.ts';
import { foldForSearch } from './search-text.ts';

/** More than anybody searches for: each word is compared with a few hundred others. */
const MAX_READ = 200;
/** Fewer letters would match too much. */
const LEAST_LETTERS = 3;

/**
 * For searching texts without a word index: each part of what was typed with all its spellings. The last part
 * may be incomplete.
 */
export function alternativeSpellings(typed: string): string[][] {
  const tokens = typed.slice(0, MAX_READ).normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const parts: string[][] = [];
  for (let at = 0; at < tokens.length;) {
    const { taken, groups } = namedAt(tokens, at);
    const ways = [tokens.slice(at, at + taken).join(' '), ...groups.flat()];
    parts.push([...new Set([...ways, ...ways.flatMap(formsOf)])]);
    at += taken;
  }
  return parts;
}

/** The longest spelling that starts at this token, and every line of the table that contains it. */
function namedAt(tokens: string[], at: number): { taken: number; groups: (readonly string[])[] } {
  const longest = Math.min(MAX_TOKENS, tokens.length - at);
  for (let taken = longest; taken > 0; taken--) {
    const query = foldForSearch(tokens.slice(at, at + taken).join(' '));
    const mayGoOn = at + taken === tokens.length && query.length >= LEAST_LETTERS;
    const groups = foldedGroups()
      .filter(({ folded }) =>
        folded.some((spelling) => (mayGoOn ? spelling.startsWith(query) : spelling === query)),
      )
      .map(({ spellings }) => spellings);
    if (groups.length > 0) return { taken, groups };
  }
  return { taken: 1, groups: [] };
}

interface FoldedGroup {
  spellings: readonly string[];
  folded: string[];
}

/** Folded once, when first needed: a search compares each of its words with all of them. */
let cachedGroups: FoldedGroup[] | undefined;

const foldedGroups = (): FoldedGroup[] =>
  (cachedGroups ??= schoolWords.map((spellings) => ({ spellings, folded: spellings.map(foldForSearch) })));

const MAX_TOKENS = 3;
