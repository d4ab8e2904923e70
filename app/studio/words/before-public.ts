import type { StudioWords } from './en/index.ts';
import { mergeWords } from './merge-words.ts';

const cache = new WeakMap<StudioWords, StudioWords>();

/** The catalogue of a studio whose site is not public: it never says that families see something. */
export function wordsBeforePublic(words: StudioWords): StudioWords {
  const cached = cache.get(words) ?? mergeWords(words, words.beforePublic);
  cache.set(words, cached);
  return cached;
}
