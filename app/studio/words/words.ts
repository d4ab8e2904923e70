import { use } from 'react';
import { type Locale, useLocale } from '#app/words/words.ts';
import { en, type StudioWords } from './en/index.ts';

/** A browser knows English, and the other language once it was needed; a server knows all, see `entry.server.tsx`. */
const known: Partial<Record<Locale, StudioWords>> = { en };

export function teach(locale: Locale, words: StudioWords): void {
  known[locale] = words;
}

const coming = new Map<Locale, Promise<StudioWords>>();

/** Brings the words of a language into the browser, once. */
export function learn(locale: Locale): Promise<StudioWords> {
  const under = coming.get(locale) ?? bring(locale);
  coming.set(locale, under);
  return under;
}

async function bring(locale: Locale): Promise<StudioWords> {
  const words =
    locale === 'en'
      ? en
      : await import('./hi/index.ts').then(
          ({ hi }) => hi,
          () => en,
        );
  teach(locale, words);
  return words;
}

export const studioWordsOf = (locale: Locale): StudioWords => known[locale] ?? en;

/** The studio's words in the language of whoever reads; while they are on their way, the page before stays. */
export function useStudioWords(): StudioWords {
  const locale = useLocale();
  return known[locale] ?? use(learn(locale));
}
