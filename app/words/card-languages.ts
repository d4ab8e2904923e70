/** The languages that the frame of a notice card can speak; the item's own text stays as it was written. */
export const cardLanguages = ['en', 'hi'] as const;
export type CardLanguage = (typeof cardLanguages)[number];
