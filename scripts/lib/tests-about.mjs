// `npm test -- gallery`: the tests that relate to a word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const UNIT = { folders: ['app', 'server', 'db', 'scripts', 'tests'], ending: /\.test\.tsx?$/ };
const BROWSER = { folders: ['e2e', 'app'], ending: /\.spec\.ts$/ };

/** An imported module, or the test's declaration of what it is about. */
const IMPORTED = /(?:from|import)\s*\(?['"]([^'"]+)/g;
const TITLE = /^\s*(?:test|describe)[\w.]*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gm;

/** Parts of the site that have other names in file names. */
const RELATED = {
  calendar: ['event'],
  events: ['calendar'],
  gallery: ['album', 'photo', 'lightbox'],
  enquiries: ['enquiry', 'contact', 'inbox'],
  news: ['story', 'feeds'],
  notifications: ['notice'],
  staff: ['studio-people'],
  visitors: ['visitor'],
};

/**
 * The test files whose path, imports or titles contain one of the words in any spelling, or whose path
 * contains a related name.
 * @param {string[]} words
 */
export function testsAbout(words) {
  return { unit: filesAbout(UNIT, words), browser: filesAbout(BROWSER, words) };
}

/** @param {string} text @param {string[]} words */
export function names(text, words) {
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

/** @param {typeof UNIT} tests @param {string[]} words */
function filesAbout({ folders, ending }, words) {
  if (words.length === 0) return [];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .filter((path) => ending.test(path))
    .filter(
      (path) => names(path, withRelated(words)) || isAbout(readFileSync(join(root, path), 'utf8'), words),
    )
    .sort();
}

/** @param {string[]} words */
const withRelated = (words) => words.flatMap((word) => [word, ...(RELATED[word.toLowerCase()] ?? [])]);

/** @param {string} source @param {string[]} words */
function isAbout(source, words) {
  const imported = [...source.matchAll(IMPORTED)].map(([, module]) => module);
  const titles = [...source.matchAll(TITLE)].map(([, , title]) => title);
  return [...imported, ...titles].some((text) => names(text, words));
}
