/**
 * Light stemming: what a plural or an oblique case of a Hindi word ends with, and what the words end with that it may
 * be a form of. The first that fits is taken. Written with anusvara, as `foldForSearch` writes every nasal.
 */
const ENDINGS: readonly (readonly [ending: string, words: readonly string[]])[] = [
  ['ियां', ['ी']],
  ['ियों', ['ी']],
  ['ीयां', ['ी']],
  ['ीयों', ['ी']],
  ['िया', ['ी']],
  ['ायें', ['ा']],
  ['एं', ['']],
  ['ओं', ['']],
  // बच्चों is of बच्चा, and खेलों of खेल: the ending alone does not tell.
  ['ों', ['', 'ा']],
  ['ें', ['']],
  ['े', ['ा']],
  ['ि', ['ी']],
  ['ू', ['ु']],
];

/** में and थे are no forms of another word. */
const LEAST_LETTERS = 2;
const HINDI = /^[\u0900-\u097f]+$/;

/** The forms under which a folded Hindi word is found as well: छुट्टियां under छुट्टी. None of another script. */
export function stemsOf(word: string): string[] {
  if (!HINDI.test(word)) return [];
  const [ending, words] = ENDINGS.find(([each]) => word.endsWith(each)) ?? [];
  if (ending === undefined || words === undefined) return [];
  const base = word.slice(0, word.length - ending.length);
  return lettersIn(base) < LEAST_LETTERS ? [] : words.map((own) => base + own);
}

/** What those endings begin with, behind the letter that the word itself ends with. */
const CHANGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ी', ['ि']],
  ['ा', ['े', 'ो']],
  ['ु', ['ू']],
]);

/**
 * For texts that are kept as they were written: beginnings that the forms of a Hindi word have, with either sign for a
 * nasal. The word itself is one of them only where it can be spelled otherwise.
 */
export function formsOf(word: string): string[] {
  if (!HINDI.test(word)) return [];
  const plain = word.replaceAll('ँ', 'ं');
  const forms = [plain, ...stemsOf(plain)].flatMap((stem) => {
    const base = stem.slice(0, -1);
    const changes = lettersIn(base) < LEAST_LETTERS ? [] : (CHANGES.get(stem.slice(-1)) ?? []);
    return [stem, ...changes.map((change) => base + change)];
  });
  const spelled = forms.flatMap((form) => [form, form.replaceAll('ं', 'ँ')]);
  return [...new Set(spelled)].filter((form) => form !== word);
}

/** Letters that are more than a sign on another. */
const lettersIn = (text: string) => text.match(/[\u0904-\u0939\u0958-\u0961]/g)?.length ?? 0;
