import { useLocale } from './locale-context.ts';
import { firstLocale, type Locale, locales, scripts } from './locales.ts';

/**
 * Each language has a script of its own, which identifies the language of a text: screen readers change their
 * voice, and headings their line height. Undefined for a text that is mostly in the page's language.
 */
export function languageOf(text: string, page: Locale = firstLocale): Locale | undefined {
  const language = scriptOf(text);
  return language === page ? undefined : language;
}

/** The same, with the language of the current page. */
export function useLanguageOf(): (text: string) => Locale | undefined {
  const page = useLocale();
  return (text) => languageOf(text, page);
}

/** Undefined for a text without letters. */
export function scriptOf(text: string): Locale | undefined {
  const counts = locales.map((locale) => text.match(scripts[locale])?.length ?? 0);
  const most = Math.max(...counts);
  return most > 0 ? locales[counts.indexOf(most)] : undefined;
}
