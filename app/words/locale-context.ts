import { createContext, useContext } from 'react';
import { defaultLanguages, firstLocale, type Languages, type Locale } from './locales.ts';

/** The language of the page, without any of its words: islands come to it too. */
export const LocaleContext = createContext<Locale>(firstLocale);

export const useLocale = (): Locale => useContext(LocaleContext);

/** Those that the site speaks. Islands do not know them. */
export const LanguagesContext = createContext<Languages>(defaultLanguages);

export const useLanguages = (): Languages => useContext(LanguagesContext);
