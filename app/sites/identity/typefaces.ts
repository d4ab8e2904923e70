export const typefaceNames = ['carved', 'book', 'round'] as const;
export type TypefaceName = (typeof typefaceNames)[number];

/** Names of typefaces, the same in every language. */
export const faces: Record<TypefaceName, [display: string, text: string]> = {
  carved: ['Eczar', 'Mukta'],
  book: ['Tiro', 'Hind'],
  round: ['Baloo', 'Mukta'],
};
