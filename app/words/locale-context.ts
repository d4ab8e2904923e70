import { createContext, useContext } from 'react';
import { defaultLanguages, firstLocale, type Languages, type Locale } from './locales.ts';

/** The language of the page, without its words, because islands import this too. */
export const LocaleContext = createContext<Locale>(firstLocale);

export const useLocale = (): Locale => useContext(LocaleContext);

/** The languages of the site. Not available in islands. */
export const LanguagesContext = createContext<Languages>(defaultLanguages);

export const useLanguages = (): Languages => useContext(LanguagesContext);
