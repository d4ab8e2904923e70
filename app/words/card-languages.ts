import type { Locale } from './locales.ts';

/**
 * The languages whose letters the fonts of drawn cards have; on a notice card an item's own text stays in its
 * original language.
 */
export const cardLanguages = ['en', 'hi'] as const;
export type CardLanguage = (typeof cardLanguages)[number];

/** Those that a site has, in its order. If it has none, the words of its cards are in English. */
export function cardLanguagesOf(languages: readonly Locale[]): readonly [CardLanguage, ...CardLanguage[]] {
  const [first = cardLanguages[0], ...others] = languages.filter(isCardLanguage);
  return [first, ...others];
}

export const isCardLanguage = (language: Locale): language is CardLanguage =>
  cardLanguages.some((each) => each === language);
