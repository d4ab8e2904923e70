/**
 * Without the dot or the moon that the rest of the site writes them with, with a half letter for the dot, or with a dot
 * below any other letter than ज फ ड ढ: the prose of the pages writes no other.
 */
export const COMMON_MISTAKES =
  /फोन|फॉर्म|फाइल|ऑफिस|स्टाफ(?!़)|ज्यादा|जरूर|जरा|ताजा|नजर|अंग्रेजी|ाएं|ाइं|यहां|वहां|जहां|कहां|उंगली|म्बर|म्बा|हिन्द|सन्देश|ड्राफ्ट|हफ्त|कागज(?!़)|सिर्फ(?!़)|साफ(?!़)|[^जफडढ]़/;

/** One and many; as figures, so that no letters come in with them. */
const FIGURES = ['1', '7'].map((figure) => [figure, figure, figure]);

export interface FaultOptions {
  /** Names that Hindi writes as English does. */
  same: readonly string[];
  /** Latin letters that a Hindi reader knows as they are. */
  latin: RegExp;
  /** What the entries are called with that a bare figure does not suit. */
  samples: Record<string, unknown[][]>;
}

/** Every string of a catalogue by its place in it. */
function stringsIn(value: unknown, samples: FaultOptions['samples'], path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function')
    return stringsIn(
      (samples[path] ?? FIGURES).map((sample) => (value as (...args: unknown[]) => unknown)(...sample)),
      samples,
      path,
    );
  return new Map(
    Object.entries((value ?? {}) as object).flatMap(([key, part]) => [
      ...stringsIn(part, samples, path ? `${path}.${key}` : key),
    ]),
  );
}

/** Where Hindi is missing, half missing, or not written as the rest of it. */
export function faultsIn(hindi: unknown, english: unknown, { same, latin, samples }: FaultOptions): string[] {
  const inEnglish = stringsIn(english, samples);
  return [...stringsIn(hindi, samples)].flatMap(([path, text]) => {
    const bare = text.replaceAll(/\{\w+\}/g, '').replaceAll(latin, '');
    const isSame = text === inEnglish.get(path);
    return [
      ...(isSame && /\p{L}/u.test(text) && !same.includes(text) ? [`${path} is English: ${text}`] : []),
      ...(/\p{Script=Latin}/u.test(bare) && !same.includes(text)
        ? [`${path} has Latin letters: ${text}`]
        : []),
      ...(/[०-९]/.test(text) ? [`${path} has Devanagari figures: ${text}`] : []),
      ...(placeholdersIn(text) === placeholdersIn(inEnglish.get(path) ?? '')
        ? []
        : [`${path} lost its places: ${text}`]),
      ...(text.normalize('NFC') === text ? [] : [`${path} is spelled in another way inside: ${text}`]),
      ...(COMMON_MISTAKES.test(text) && !same.includes(text) ? [`${path} has a slip: ${text}`] : []),
      ...(/undefined|NaN|null|\[object/.test(text) ? [`${path} has a hole: ${text}`] : []),
    ];
  });
}

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
