import { studioLanguages } from '#app/words/studio-languages.ts';
import { loadWords } from './words.ts';

await Promise.all(studioLanguages.map(loadWords));
