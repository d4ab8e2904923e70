import { catalogues } from '#app/words/catalogues.ts';
import { en, type Words } from './en.ts';
import { useLocale } from './locale-context.ts';
import type { Locale } from './locales.ts';

export type { Locale } from './locales.ts';
export { languageTags } from './locales.ts';

export const wordsOf = (locale: Locale): Words => catalogues[locale] ?? en;

export { LocaleContext, useLocale } from './locale-context.ts';

/** The words of the request's language. Islands do not call this: they receive their few words as props. */
export const useWords = (): Words => wordsOf(useLocale());
