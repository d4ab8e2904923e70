import { type Locale, readLocale } from '#app/words/locales.ts';

/** Beside the texts that a kind declares: the language that the writer has chosen, where they have. */
export const CHOSEN_LANGUAGE = 'language';

/** The choice alone, to be kept with the declared texts. */
export function chosenLanguage(texts: Record<string, string>): { language?: Locale } {
  const language = readLocale(texts[CHOSEN_LANGUAGE]);
  return language ? { language } : {};
}
