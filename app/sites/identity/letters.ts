export const letterNames = ['carved', 'book', 'round'] as const;
export type LetterName = (typeof letterNames)[number];

/** What a designer calls them: names of typefaces, the same in every language. */
export const faces: Record<LetterName, [display: string, text: string]> = {
  carved: ['Eczar', 'Mukta'],
  book: ['Tiro', 'Hind'],
  round: ['Baloo', 'Mukta'],
};
