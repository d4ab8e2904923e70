/**
 * Light stemming: the endings of plurals and oblique cases of Hindi words, each with the endings of the words
 * it may be a form of. The first match is used. Written with anusvara, as `foldForSearch` writes every nasal.
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
  // बच्चों comes from बच्चा and खेलों from खेल: the ending alone does not decide.
  ['ों', ['', 'ा']],
  ['ें', ['']],
  ['े', ['ा']],
  ['ि', ['ी']],
  ['ू', ['ु']],
];

/** में and थे are not forms of another word. */
const LEAST_LETTERS = 2;
const HINDI = /^[\u0900-\u097f]+$/;

/**
 * The base forms under which a folded Hindi word is found as well: छुट्टियां under छुट्टी. Empty for other
 * scripts.
 */
export function stemsOf(word: string): string[] {
  if (!HINDI.test(word)) return [];
  const [ending, words] = ENDINGS.find(([each]) => word.endsWith(each)) ?? [];
  if (ending === undefined || words === undefined) return [];
  const base = word.slice(0, word.length - ending.length);
  return lettersIn(base) < LEAST_LETTERS ? [] : words.map((own) => base + own);
}

/** The beginnings of those endings, after the letter that the word itself ends with. */
const CHANGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ी', ['ि']],
  ['ा', ['े', 'ो']],
  ['ु', ['ू']],
]);

/**
 * For searching texts without an index: prefixes that the forms of a Hindi word share, with either sign for a
 * nasal. The word itself is included only if it has another spelling.
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

/** Letters that are not just a sign on another letter. */
const lettersIn = (text: string) => text.match(/[\u0904-\u0939\u0958-\u0961]/g)?.length ?? 0;
