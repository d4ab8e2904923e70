/**
 * The languages whose letters the fonts of drawn cards have; on a notice card an item's own text stays in its
 * original language.
 */
export const cardLanguages = ['en', 'hi'] as const;
export type CardLanguage = (typeof cardLanguages)[number];
