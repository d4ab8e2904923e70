import { createContext, use } from 'react';
import { type Locale, useLocale } from '#app/words/words.ts';
import { wordsBeforePublic } from './before-public.ts';
import { en, type StudioWords } from './en/index.ts';

/** A browser knows English, and the other language once it was needed; a server knows all, see `entry.server.tsx`. */
const loaded: Partial<Record<Locale, StudioWords>> = { en };

export function registerWords(locale: Locale, words: StudioWords): void {
  loaded[locale] = words;
}

const loading = new Map<Locale, Promise<StudioWords>>();

/** Brings the words of a language into the browser, once. */
export function loadWords(locale: Locale): Promise<StudioWords> {
  const promise = loading.get(locale) ?? importWords(locale);
  loading.set(locale, promise);
  return promise;
}

async function importWords(locale: Locale): Promise<StudioWords> {
  const words =
    locale === 'en'
      ? en
      : await import('./hi/index.ts').then(
          ({ hi }) => hi,
          () => en,
        );
  registerWords(locale, words);
  return words;
}

/** Whether families do not see the site yet. */
export const BeforePublicContext = createContext(false);

export const studioWordsOf = (locale: Locale, { isBeforePublic = false } = {}): StudioWords => {
  const words = loaded[locale] ?? en;
  return isBeforePublic ? wordsBeforePublic(words) : words;
};

/** The studio's words in the language of whoever reads; while they are on their way, the page before stays. */
export function useStudioWords(): StudioWords {
  const locale = useLocale();
  const words = loaded[locale] ?? use(loadWords(locale));
  return use(BeforePublicContext) ? wordsBeforePublic(words) : words;
}
