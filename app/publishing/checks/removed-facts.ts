import { type FactName, type Facts, factsOfSchool } from '#content/facts.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { typedInstead } from '#app/publishing/facts/typed-instead.ts';
import { type Segment, segmentsOf } from '#app/publishing/translations/segments.ts';
import type { PublishWarning } from './publish-warning.ts';

type Texts = Record<string, string>;

/**
 * Facts of the profile that the public text contains and the new one does not: it would no longer follow the profile,
 * as every other place does.
 */
export function removedFacts(
  type: ContentType,
  published: Texts,
  next: Texts,
  facts: Facts,
): PublishWarning[] {
  const [before, after] = [published, next].map((texts) =>
    segmentsOf(type, texts).filter(({ mentionsFacts }) => mentionsFacts),
  ) as [Segment[], Segment[]];
  const now = new Map(after.map(({ key, text }) => [key, text]));
  // A fact that was only moved still counts as present.
  const isMoved = (name: FactName) => mentions(after, name) >= mentions(before, name);
  return before.flatMap(({ key, text }) => {
    const row = key.slice(0, key.lastIndexOf('/') + 1);
    // If the whole row or section was removed, no text there can become out of date.
    if (!after.some((segment) => segment.key.startsWith(row))) return [];
    const rest = now.get(key) ?? '';
    const left = new Set(factsOfSchool(rest));
    return [...new Set(factsOfSchool(text))]
      .filter((name) => !left.has(name) && facts[name] !== '' && !isMoved(name))
      .map((name): PublishWarning => {
        const typed = typedInstead(text, rest, name);
        return {
          kind: typed === undefined ? 'factTakenOut' : 'factTypedOver',
          ...locationOf(key),
          what: typed ?? facts[name],
          fact: { name, value: facts[name] },
        };
      });
  });
}

const mentions = (segments: readonly Segment[], name: FactName): number =>
  segments.flatMap(({ text }) => factsOfSchool(text)).filter((each) => each === name).length;

/** `sections/steps/2/text` is in the section `steps`. */
function locationOf(key: string): Pick<PublishWarning, 'field' | 'section'> {
  const [field = '', section] = key.split('/');
  return section === undefined ? { field } : { field, section };
}
