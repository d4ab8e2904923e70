import type { StudioWords } from './en/index.ts';

const cache = new WeakMap<StudioWords, StudioWords>();

/** The catalogue of a studio whose site is not public: it never says that families see something. */
export function wordsBeforePublic(words: StudioWords): StudioWords {
  const cached = cache.get(words) ?? merged(words, words.beforePublic);
  cache.set(words, cached);
  return cached;
}

function merged<Words extends object>(words: Words, others: object): Words {
  const both = { ...words } as Record<string, unknown>;
  for (const [key, other] of Object.entries(others)) {
    const own = both[key];
    both[key] = isGroup(own) && isGroup(other) ? merged(own, other) : other;
  }
  return both as Words;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
