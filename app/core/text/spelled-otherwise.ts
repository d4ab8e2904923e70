import { formsOf } from './hindi-endings.ts';
import { schoolWords } from './school-words.ts';
import { foldForSearch } from './search-text.ts';

/** More than anybody looks for: each word is compared with a few hundred others. */
const MOST_READ = 200;
/** Fewer letters are the beginning of too much. */
const LEAST_LETTERS = 3;

/**
 * For texts that are kept as they were written, without an index of words: what was typed, part by part, each with
 * every way to write it. The last part may be a beginning.
 */
export function waysToWrite(typed: string): string[][] {
  const tokens = typed.slice(0, MOST_READ).normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const parts: string[][] = [];
  for (let at = 0; at < tokens.length;) {
    const { taken, lines } = namedAt(tokens, at);
    const ways = [tokens.slice(at, at + taken).join(' '), ...lines.flat()];
    parts.push([...new Set([...ways, ...ways.flatMap(formsOf)])]);
    at += taken;
  }
  return parts;
}

/** The longest spelling that begins at this place, and every line that has it. */
function namedAt(tokens: string[], at: number): { taken: number; lines: (readonly string[])[] } {
  const longest = Math.min(MOST_TOKENS, tokens.length - at);
  for (let taken = longest; taken > 0; taken--) {
    const query = foldForSearch(tokens.slice(at, at + taken).join(' '));
    const mayGoOn = at + taken === tokens.length && query.length >= LEAST_LETTERS;
    const lines = foldedLines()
      .filter(({ folded }) =>
        folded.some((spelling) => (mayGoOn ? spelling.startsWith(query) : spelling === query)),
      )
      .map(({ spellings }) => spellings);
    if (lines.length > 0) return { taken, lines };
  }
  return { taken: 1, lines: [] };
}

interface FoldedLine {
  spellings: readonly string[];
  folded: string[];
}

/** Folded once, when first needed: a search compares each of its words with all of them. */
let knownLines: FoldedLine[] | undefined;

const foldedLines = (): FoldedLine[] =>
  (knownLines ??= schoolWords.map((spellings) => ({ spellings, folded: spellings.map(foldForSearch) })));

const MOST_TOKENS = 3;
