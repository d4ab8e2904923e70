/**
 * Folding for text search, shared by stored texts and queries: both are reduced to the same plain words, so
 * the database only compares them.
 */

import { stemsOf } from './hindi-endings.ts';
import { schoolWords } from './school-words.ts';
import { wellFormed } from './well-formed.ts';

const MAX_CHARACTERS = 100;
const MAX_QUERY_WORDS = 8;
/** Far more than any story has; keeps a row within the limits of PostgreSQL's index. */
const MAX_INDEX_WORDS = 10_000;
const LONGEST_WORD = 40;

/** A typed query as it appears in an address, or undefined if it contains nothing to search for. */
export function normalisedQuery(typed: string): string | undefined {
  const tidy = wellFormed(typed).replace(NOT_TEXT, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
  const query = Array.from(tidy).slice(0, MAX_CHARACTERS).join('').trim();
  return wordsIn(foldForSearch(query)).length > 0 ? query : undefined;
}

/** The words that must all occur; the last may be incomplete. */
export function queryWords(query: string): string[] {
  return wordsIn(foldForSearch(query)).slice(0, MAX_QUERY_WORDS);
}

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => wordsIn(foldForSearch(text));

/** Every word by which an item with these texts can be found. */
export function indexWords(...texts: string[]): string[] {
  const words = texts.flatMap((text) => {
    const bare = withoutMarks(text);
    // "children day" finds Children's Day, and an unfinished हिन finds हिन्दी.
    return [...wordsIn(foldForSearch(text)), ...wordsIn(bare)];
  });
  const otherwise = texts.flatMap((text) => otherSpellings(wordsIn(foldForSearch(text))));
  return [...new Set([...words, ...otherwise, ...words.flatMap(stemsOf)])].slice(0, MAX_INDEX_WORDS);
}

/** Whether a text in memory contains all words of a query, in any of their forms, also within a word. */
export function hasWords(text: string, query: string): boolean {
  const words = [foldForSearch(text), ...indexWords(text)].join(' ');
  return queryWords(query).every((word) => [word, ...stemsOf(word)].some((form) => words.includes(form)));
}

/**
 * The words of all other spellings of the terms in a text. They are stored with the text, so that an
 * unfinished "deepa" finds Diwali at no extra search cost.
 */
function otherSpellings(words: string[]): string[] {
  const groups = new Set<SpellingGroup>();
  for (const [at, word] of words.entries())
    for (const { rest, group } of spellingGroups().get(word) ?? [])
      if (rest.every((next, index) => words[at + 1 + index] === next)) groups.add(group);
  return [...groups].flatMap(({ words }) => words);
}

interface SpellingGroup {
  /** The words of all its spellings. */
  words: string[];
}

/**
 * By the first word of each spelling. Created when first needed: browser code that only writes addresses
 * never does.
 */
let groupsByFirstWord: Map<string, { rest: string[]; group: SpellingGroup }[]> | undefined;

function spellingGroups(): NonNullable<typeof groupsByFirstWord> {
  if (groupsByFirstWord) return groupsByFirstWord;
  groupsByFirstWord = new Map();
  for (const spellings of schoolWords) {
    const folded = spellings.map((spelling) => wordsIn(foldForSearch(spelling)));
    const group = { words: [...new Set(folded.flat())] };
    for (const [first, ...rest] of folded)
      groupsByFirstWord.set(first!, [...(groupsByFirstWord.get(first!) ?? []), { rest, group }]);
  }
  return groupsByFirstWord;
}

/** Lower case, no accents, and one spelling where Hindi has two: हिन्दी is हिंदी, माँ is मां, फ़ is फ, ५ is 5. */
export function foldForSearch(text: string): string {
  return withoutMarks(text).replace(APOSTROPHE, '$1').replace(NASAL_BEFORE_ITS_OWN, 'ं');
}

function withoutMarks(text: string): string {
  return (
    wellFormed(text)
      .normalize('NFKD')
      // Via upper case, so that ß matches ss and every variant of i matches.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(IGNORED, '')
      .replaceAll('ς', 'σ')
      .replaceAll('ँ', 'ं')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  );
}

function wordsIn(folded: string): string[] {
  const words = folded.match(WORD) ?? [];
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (word.length > LONGEST_WORD ? Array.from(word).slice(0, LONGEST_WORD).join('') : word));
}

// Vowel signs and the virama are marks too: without them a Hindi word would be split.
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

// Accents of European letters, the nukta of Indian ones, joiners, soft hyphens, variation selectors.
const IGNORED =
  /[\ufe00-\ufe0f]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u093c\u09bc\u0a3c\u0abc]|[\u00ad\u200b\u200c\u2060\ufeff]|\u200d/g;

const APOSTROPHE = /([\p{L}\p{M}])['’ʼ](?=\p{L})/gu;

const NASAL_BEFORE_ITS_OWN = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

// Control characters, private use and unassigned: never part of a search.
const NOT_TEXT = /[\p{Cc}\p{Co}\p{Cn}]/gu;
