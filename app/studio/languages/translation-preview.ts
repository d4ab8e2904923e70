import type { WholeAddress } from '#app/addresses.ts';
import { studioPaths } from '#app/access/studio-addresses.ts';
import type { Locale } from '#app/words/locales.ts';

/** The page in that language, with what is kept of its translation in it. */
export const translationPreview = (
  { type, id }: { type: string; id: string },
  language: Locale,
): WholeAddress => `${studioPaths.preview}/in/${language}/${type}/${id}`;
