import { createContext, useContext } from 'react';
import { firstLocale, type Locale } from './locales.ts';

/** The language of the page, without any of its words: islands come to it too. */
export const LocaleContext = createContext<Locale>(firstLocale);

export const useLocale = (): Locale => useContext(LocaleContext);
