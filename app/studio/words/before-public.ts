import type { StudioWords } from './en/index.ts';
import { mergeWords } from './merge-words.ts';

const cache = new WeakMap<StudioWords, StudioWords>();

/** The words of a studio whose site is not public: they never claim that families see something. */
export function wordsBeforePublic(words: StudioWords): StudioWords {
  const cached = cache.get(words) ?? mergeWords(words, words.beforePublic);
  cache.set(words, cached);
  return cached;
}
