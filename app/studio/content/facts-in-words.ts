import { type FactMark, partsOf } from '#content/facts.ts';
import { type ContentType, mayMentionFacts, nameOf } from '#app/publishing/content-type.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** A text with its facts by their names, “[Phone]”, for where no chip can be drawn: nobody need read braces. */
export const factsInWords = (text: string, words: StudioWords['content']): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : `[${markInWords(part, words)}]`))
    .join('');

/** What an item is called in the studio, read as its title is. */
export function itemName(
  type: ContentType,
  item: { id: string; title: string | undefined },
  words: StudioWords['content'],
): string {
  const name = nameOf(type, item);
  const field = type.fields.find((each) => each.name === type.title);
  return field && mayMentionFacts(field) ? factsInWords(name, words) : name;
}

/** What a mention of a fact is called, or when its sentence is shown. */
export function markInWords(
  { when, name }: FactMark,
  { facts, sections }: Pick<StudioWords['content'], 'facts' | 'sections'>,
): string {
  if (when === '?') return sections.onlyWith(facts[name]);
  return when === '!' ? sections.onlyWithout(facts[name]) : facts[name];
}
