import { type FactMark, type Facts, fillIn, partsOf } from '#content/facts.ts';
import { type ContentType, mayMentionFacts, nameOf } from '#app/publishing/content-type.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/**
 * A text for places without chips: facts as their current values if known, else by their names, “[Phone]”.
 * Conditions are left out, and braces are never shown.
 */
export const factsInWords = (
  text: string,
  { facts: names }: Pick<StudioWords['content'], 'facts'>,
  facts?: Facts,
): string =>
  partsOf(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.when ? '' : facts?.[part.name] || `[${names[part.name]}]`;
    })
    .join('');

/** A title or a heading as families read it; if that is empty, with the names of its facts. */
export function nameInWords(
  text: string,
  { facts: names }: Pick<StudioWords['content'], 'facts'>,
  facts?: Facts,
): string {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === 'string')) return text;
  const filled = facts && fillIn(text, facts);
  if (filled) return filled;
  return parts
    .map((part) => (typeof part === 'string' ? part : part.when ? '' : names[part.name]))
    .join('')
    .trim();
}

/** The name of an item in the studio, readable like its title. */
export function itemName(
  type: ContentType,
  item: { id: string; title: string | undefined },
  words: StudioWords['content'],
  facts?: Facts,
): string {
  const name = nameOf(type, item);
  const field = type.fields.find((each) => each.name === type.title);
  return field && mayMentionFacts(field) ? nameInWords(name, words, facts) : name;
}

/** The name of a mentioned fact, or the condition for its sentence. */
export function markInWords(
  { when, name }: FactMark,
  { facts, sections }: Pick<StudioWords['content'], 'facts' | 'sections'>,
): string {
  if (when === '?') return sections.whenFilled(facts[name]);
  return when === '!' ? sections.whenEmpty(facts[name]) : facts[name];
}
