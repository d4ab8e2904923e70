import { type Locale, readLocale } from '#app/words/locales.ts';

/** In addition to the declared texts: the language that the author has chosen, if any. */
export const CHOSEN_LANGUAGE = 'language';

/** Only the choice, to be stored with the declared texts. */
export function chosenLanguage(texts: Record<string, string>): { language?: Locale } {
  const language = readLocale(texts[CHOSEN_LANGUAGE]);
  return language ? { language } : {};
}
