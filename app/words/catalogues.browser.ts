import { en, type Words } from './en.ts';
import type { Locale } from './locales.ts';

/** Only the studio needs these in browsers: English, and Hindi once it is loaded. */
export const catalogues: Partial<Record<Locale, Words>> = { en };

/** English if it fails. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  if (locale === 'hi') catalogues.hi ??= await import('./hi.ts').then(({ hi }) => hi).catch(() => en);
}
