/** Merges the others over the first. */
export function mergeWords<Words extends object>(words: Words, others: object): Words {
  const both = { ...words } as Record<string, unknown>;
  for (const [key, other] of Object.entries(others)) {
    const own = both[key];
    both[key] = isGroup(own) && isGroup(other) ? mergeWords(own, other) : other;
  }
  return both as Words;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
