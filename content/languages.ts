import type { Locale } from '#app/words/locales.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { pa } from './pa/index.ts';
import type { Prose } from './prose.ts';

export const proseIn: Record<Locale, Prose> = { en, hi, pa };
