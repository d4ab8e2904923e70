import { type Locale, useLocale } from '#app/words/words.ts';
import { en, type StudioWords } from './en/index.ts';

/** The studio speaks English on the Hindi site too, until it has a Hindi catalogue of its own. */
const catalogues: Record<Locale, StudioWords> = { en, hi: en };

export const studioWordsOf = (locale: Locale): StudioWords => catalogues[locale];

/** The studio's words in the language of the request. */
export const useStudioWords = (): StudioWords => studioWordsOf(useLocale());
