import { useState } from 'react';
import { factsIn } from '#content/facts.ts';
import { type ContentType, mayMentionFacts } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import type { FactTexts } from './fact-chip.ts';

/** How many facts the item mentions that the profile has nothing to say of, also while one writes. */
export function useEmptyFacts(type: ContentType, fields: Fields, facts: FactTexts) {
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(
      type.fields.filter(mayMentionFacts).map(({ name }) => [name, textOf(fields, name)] as const),
    ),
  );
  const empty = Object.values(texts)
    .flatMap(factsIn)
    .filter((name) => facts[name] === '');
  return {
    count: new Set(empty).size,
    note: (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text })),
  };
}
