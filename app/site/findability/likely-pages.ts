import { listedPages, listOf, type PageName, pages } from '#app/addresses.ts';
import type { LinkTargets } from '#app/features/pages/menu/menu.ts';
import { standardMenu } from '#app/features/pages/menu/standard-menu.ts';
import { permanentLinks } from '#app/site/frame/menu.ts';
import { trimOf } from '#app/core/text/trim-characters.ts';
import type { Words } from '#app/words/en.ts';

const MAX_SUGGESTED = 3;
const LONGEST_TYPED = 40;
/** Including slashes, an extension and `%20` for each space. Nobody types a longer one. */
const LONGEST_PATH = 5 * LONGEST_TYPED;
const FEWEST_LETTERS = 3;

/** A page that every school has, by name, or one of the school's own, as the menu names it. */
export type LikelyPage = PageName | `own:${string}`;

interface Candidate {
  page: LikelyPage;
  names: string[];
}

/**
 * The pages that somebody who typed this path most likely meant, the most likely first; none for a path that nobody
 * types, such as a scanner's. Returns only names of pages, never a part of the path.
 */
export function likelyPages(path: string, words: Words, own: LinkTargets['own'] = new Map()): LikelyPage[] {
  const typed = typedWords(path);
  if (!typed) return [];
  return [...candidates(words), ...ownCandidates(own)]
    .map(({ page, names }) => ({ page, distance: Math.min(...names.map((name) => distance(typed, name))) }))
    .filter(({ distance }) => distance <= 0.34)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTED)
    .map(({ page }) => page);
}

/** 'Admission-Process.html' → 'admissionprocess'. Only letters, digits and common separators are accepted. */
function typedWords(path: string): string | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  const bare = trimOf(path.replaceAll('%20', ' '), '/').replace(/\.(html?|aspx?|php)$/i, '');
  if (bare.length > LONGEST_TYPED || !/^[a-z][a-z0-9 _-]*$/i.test(bare)) return undefined;
  const letters = folded(bare);
  return letters.length >= FEWEST_LETTERS ? letters : undefined;
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A page of the school's own is found by its address and by its title. */
const ownCandidates = (own: LinkTargets['own']): Candidate[] =>
  [...own].map(([id, { title, address }]) => ({
    page: `own:${id}`,
    // A title in another script has no letters that an address could contain.
    names: [address, title].map(folded).filter((name) => name.length >= FEWEST_LETTERS),
  }));

/** Every name of a page: its address, its name in the code, and the names of it and its parts in the menu. */
function candidates(words: Words): Candidate[] {
  const items = [...standardMenu(words).groups.flatMap((group) => group.items), ...permanentLinks(words)];
  return listedPages
    .filter((page) => page !== 'home' && !listOf(page))
    .map((page) => ({
      page,
      names: [
        pages[page].path,
        page,
        ...items.filter(({ href }) => href.split('#')[0] === pages[page].path).map(({ name }) => name),
      ].map(folded),
    }));
}

/**
 * From 0, the same, to 1, nothing in common: the share of letters to change; a matching beginning or part
 * counts as close.
 */
function distance(typed: string, name: string): number {
  if (name.startsWith(typed) || typed.startsWith(name)) return 0.1 * (1 - shorterOver(typed, name));
  if (name.includes(typed)) return 0.2;
  const prefix = name.slice(0, typed.length);
  return Math.min(
    editDistance(typed, name) / Math.max(typed.length, name.length),
    // 'admision' is close to the beginning of 'admissionprocess'.
    (editDistance(typed, prefix) + 0.5) / typed.length,
  );
}

const shorterOver = (one: string, other: string) =>
  Math.min(one.length, other.length) / Math.max(one.length, other.length);

/** Letters to add, drop, change or swap with a neighbour. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}
