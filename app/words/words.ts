import { createContext, useContext } from 'react';
import { en, type Words } from './en.ts';
import { hi } from './hi.ts';

export type Locale = 'en' | 'hi';

const catalogues: Record<Locale, Words> = { en, hi };
export const languageTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' };

export const wordsOf = (locale: Locale): Words => catalogues[locale];

export const LocaleContext = createContext<Locale>('en');

/** The words of the request's language. Islands do not call this: they get their few words as props. */
export const useWords = (): Words => wordsOf(useContext(LocaleContext));
