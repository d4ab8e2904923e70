import { useLocale } from './locale-context.ts';
import { firstLocale, type Locale, locales, scripts } from './locales.ts';

/**
 * Each language has a script of its own, which tells what staff have written in: screen readers then change their voice, and
 * headings their line height. Nothing is said of a text that is mostly in the page's own language.
 */
export function languageOf(text: string, page: Locale = firstLocale): Locale | undefined {
  const language = scriptOf(text);
  return language === page ? undefined : language;
}

/** The same, of the page that this stands on. */
export function useLanguageOf(): (text: string) => Locale | undefined {
  const page = useLocale();
  return (text) => languageOf(text, page);
}

/** Nothing where there are no letters to tell by. */
export function scriptOf(text: string): Locale | undefined {
  const counts = locales.map((locale) => text.match(scripts[locale])?.length ?? 0);
  const most = Math.max(...counts);
  return most > 0 ? locales[counts.indexOf(most)] : undefined;
}
