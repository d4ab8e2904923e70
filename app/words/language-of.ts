import { useLocale } from './locale-context.ts';
import { firstLocale, type Locale } from './locales.ts';

/**
 * Staff write in English or in Hindi, and the script tells which: screen readers then change their voice, and
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
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  if (count(/\p{Script=Devanagari}/gu) > latin) return 'hi';
  return latin > 0 ? 'en' : undefined;
}
