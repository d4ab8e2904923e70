import type { Samples } from './word-samples.ts';
import { bySamples, wordsIn } from './words-in.ts';

/**
 * Without the anusvara or chandrabindu that the site uses, with a half letter instead of the anusvara, or
 * with a nuqta below other letters than ज फ ड ढ, which the site never uses.
 */
export const COMMON_MISTAKES =
  /फोन|फॉर्म|फाइल|ऑफिस|स्टाफ(?!़)|ज्यादा|जरूर|जरा|ताजा|नजर|अंग्रेजी|ाएं|ाइं|यहां|वहां|जहां|कहां|उंगली|म्बर|म्बा|हिन्द|सन्देश|ड्राफ्ट|हफ्त|कागज(?!़)|सिर्फ(?!़)|साफ(?!़)|[^जफडढ]़/;

/** One and many; as digits, so that they add no letters. */
const FIGURES = ['1', '7'].map((figure) => [figure, figure, figure]);

export interface FaultOptions {
  /** Names that Hindi writes like English. */
  same: readonly string[];
  /** Latin letters that Hindi readers know. */
  latin: RegExp;
  /** Arguments for the entries that cannot take a bare number. */
  samples: Samples;
}

/** Where Hindi is missing, partly missing, or inconsistent. */
export function faultsIn(hindi: unknown, english: unknown, { same, latin, samples }: FaultOptions): string[] {
  const answersOf = bySamples(samples, FIGURES);
  const inEnglish = wordsIn(english, answersOf);
  return [...wordsIn(hindi, answersOf)].flatMap(([path, text]) => {
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
