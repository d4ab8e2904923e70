import { factsOfSchool, type FactName } from '#content/facts.ts';
import type { PageSection } from '#content/page-text.ts';

/** Facts that a section mentions and the profile leaves empty: their sentences are not shown. */
export function emptyFacts(
  { values, items }: PageSection,
  facts: Partial<Record<string, string>>,
): FactName[] {
  const texts = [...Object.values(values), ...items.flatMap((item) => Object.values(item))];
  const named = texts.flatMap((text) => factsOfSchool(text ?? ''));
  return [...new Set(named)].filter((name) => facts[name] === '');
}
