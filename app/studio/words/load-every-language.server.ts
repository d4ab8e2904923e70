import { locales } from '#app/words/locales.ts';
import { loadWords } from './words.ts';

await Promise.all(locales.map(loadWords));
