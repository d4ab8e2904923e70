import { en, type Words } from './en.ts';
import { hi } from './hi.ts';
import type { Locale } from './locales.ts';
import { pa } from './pa.ts';

/** On the server: of every language. In browsers `catalogues.browser.ts` takes its place, see `package.json`. */
export const catalogues: Partial<Record<Locale, Words>> = { en, hi, pa };

export const loadCatalogue: (locale: Locale) => Promise<void> = async () => undefined;
