import { createContext, use } from 'react';
import { readStudioLanguage, type StudioLanguage } from '#app/words/studio-languages.ts';
import { loadCatalogue } from '#app/words/catalogues.ts';
import { type Locale, useLocale } from '#app/words/words.ts';
import { wordsBeforePublic } from './before-public.ts';
import { en, type StudioWords } from './en/index.ts';

/** English is bundled; a browser loads another language on demand, and the server all of them at its start. */
const importWords: Record<StudioLanguage, () => Promise<StudioWords>> = {
  en: async () => en,
  hi: async () => {
    const [{ hi }] = await Promise.all([import('./hi/index.ts'), loadCatalogue('hi')]);
    return hi;
  },
};

const loaded: Partial<Record<StudioLanguage, StudioWords>> = { en };
const loading = new Map<StudioLanguage, Promise<StudioWords>>();

/** Loads the words of a language, once; English if the studio does not have it or loading fails. */
export function loadWords(locale: Locale): Promise<StudioWords> {
  const language = languageFor(locale);
  const promise = loading.get(language) ?? importOnce(language);
  loading.set(language, promise);
  return promise;
}

const languageFor = (locale: Locale): StudioLanguage => readStudioLanguage(locale) ?? 'en';

async function importOnce(language: StudioLanguage): Promise<StudioWords> {
  const words = await importWords[language]().catch(() => en);
  loaded[language] = words;
  return words;
}

/** Whether the site is not public yet. */
export const BeforePublicContext = createContext(false);

export const studioWordsOf = (locale: Locale, { isBeforePublic = false } = {}): StudioWords => {
  const words = loaded[languageFor(locale)] ?? en;
  return isBeforePublic ? wordsBeforePublic(words) : words;
};

/** The studio's words in the reader's language; while they load, the previous page stays. */
export function useStudioWords(): StudioWords {
  const locale = useLocale();
  const words = loaded[languageFor(locale)] ?? use(loadWords(locale));
  return use(BeforePublicContext) ? wordsBeforePublic(words) : words;
}
