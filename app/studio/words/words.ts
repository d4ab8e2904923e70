import { createContext, use } from 'react';
import { type Locale, useLocale } from '#app/words/words.ts';
import { wordsBeforePublic } from './before-public.ts';
import { en, type StudioWords } from './en/index.ts';

/** English is there at once; a browser loads another language when it needs it, and the server all of them at its start. */
const others: Partial<Record<Locale, () => Promise<StudioWords>>> = {
  hi: async () => (await import('./hi/index.ts')).hi,
};

const loaded: Partial<Record<Locale, StudioWords>> = { en };
const loading = new Map<Locale, Promise<StudioWords>>();

/** Loads the words of a language, once; a language that the studio does not speak, or that cannot be loaded, is English. */
export function loadWords(locale: Locale): Promise<StudioWords> {
  const promise = loading.get(locale) ?? importWords(locale);
  loading.set(locale, promise);
  return promise;
}

async function importWords(locale: Locale): Promise<StudioWords> {
  const words = await (others[locale]?.() ?? Promise.resolve(en)).catch(() => en);
  loaded[locale] = words;
  return words;
}

/** Whether families do not see the site yet. */
export const BeforePublicContext = createContext(false);

export const studioWordsOf = (locale: Locale, { isBeforePublic = false } = {}): StudioWords => {
  const words = loaded[locale] ?? en;
  return isBeforePublic ? wordsBeforePublic(words) : words;
};

/** The studio's words in the reader's language; while they load, the previous page stays. */
export function useStudioWords(): StudioWords {
  const locale = useLocale();
  const words = loaded[locale] ?? use(loadWords(locale));
  return use(BeforePublicContext) ? wordsBeforePublic(words) : words;
}
