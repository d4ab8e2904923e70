import { PROFILE } from '#app/platform/content/school-items.ts';
import type { Db } from '#app/platform/db/database.ts';

/**
 * Whether a password is among those that attackers try first: a common one, or one made of public facts about
 * its owner.
 */
export async function isEasyPassword(
  db: Db,
  options: { schoolCode: string; password: string; email: string; name: string },
): Promise<boolean> {
  const school = await db
    .selectFrom('content_items')
    .select('title as name')
    .where('school_code', '=', options.schoolCode)
    .where('type', '=', PROFILE)
    .executeTakeFirst();
  const personalWords = ownWords([options.schoolCode, school?.name ?? '', options.email, options.name]);
  return isEasy(options.password, personalWords, await commonPasswords());
}

/** In any variation: capitals, surrounding digits and signs, a 0 for an o, repeated. */
export function isEasy(password: string, own: readonly string[], common: ReadonlySet<string>): boolean {
  const typed = password.normalize('NFKC');
  if (isShortPhrase(core(typed))) return true;
  return spellings(typed.toLowerCase()).some((spelt) => {
    const rest = core(own.reduce((text, word) => text.replaceAll(word, ''), spelt));
    return [spelt, core(spelt), rest].some(
      (text) =>
        common.has(text) ||
        common.has(repeated(text)) ||
        repeated(text).length < FEWEST_LETTERS ||
        isTwoWords(repeated(text), common),
    );
  });
}

/** One or two plain words with this few letters, in any language: no list contains them all. */
const isShortPhrase = (text: string): boolean =>
  SHORT_PHRASE.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_IN_PHRASE;

const PLAIN_WORD = '(?:\\p{Lu}?[\\p{Ll}\\p{Lo}\\p{M}]+|\\p{Lu}+)';
const SHORT_PHRASE = new RegExp(`^${PLAIN_WORD}(?:[\\s\\p{P}]*${PLAIN_WORD})?$`, 'u');
const FEWEST_IN_PHRASE = 14;

/** In any joined form: 'mango tree', 'mango-7-tree', 'MangoTree'. */
function isTwoWords(text: string, common: ReadonlySet<string>): boolean {
  const parts = text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const isWord = (word: string) => word.length >= FEWEST_OWN_LETTERS && common.has(word);
  if (parts.length > 2) return false;
  if (parts.length === 2) return parts.every(isWord);
  const [joined = ''] = parts;
  return Array.from(joined, (_, at) => at).some(
    (at) => isWord(joined.slice(0, at)) && isWord(joined.slice(at)),
  );
}

/** What remains of a password without digits, signs and known words must have at least this many letters. */
const FEWEST_LETTERS = 4;
const FEWEST_OWN_LETTERS = 3;

/** Longest first, so that a word within another is removed with it. */
export const ownWords = (texts: string[]): string[] =>
  texts
    .flatMap((text) => {
      const words = text.normalize('NFKC').toLowerCase();
      return [words, words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''), ...words.split(/[^\p{L}\p{M}\p{N}]+/u)];
    })
    .filter((word) => word.length >= FEWEST_OWN_LETTERS)
    .sort((one, other) => other.length - one.length);

const spellings = (text: string): string[] => [
  text,
  ...['i', 'l'].flatMap((one) => [plainly(text, one), plainly(withoutTail(text), one)]),
];

const LOOKALIKE_LETTERS: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const plainly = (text: string, one: string) =>
  text.replaceAll(/[034571@$!]/g, (sign) => LOOKALIKE_LETTERS[sign] ?? one);

const withoutTail = (text: string) => text.replace(/[^\p{L}\p{M}]+$/u, '');
const core = (text: string) => text.replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
const repeated = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * About fifty thousand, most of them words; read when somebody first chooses a password, and never sent to a
 * browser.
 */
const commonPasswords = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]),
  ));
