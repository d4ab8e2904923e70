import { plainSections } from '#content/plain-sections.ts';
import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import {
  chosenOf,
  type Field,
  isFilesField,
  mayMentionFacts,
  plainRows,
} from '#app/publishing/content-type.ts';
import { type Fields, filesOf, textOf } from '#app/publishing/fields.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { factsInWords } from './facts-in-words.ts';

/** A field's value, readable: no markup, file names or choice values. */
export function fieldInWords(field: Field, fields: Fields, words: StudioWords['content']): string {
  if (isFilesField(field))
    return filesOf(fields, field.name)
      .map(({ alt }) => alt || field.label)
      .join('\n');
  const text = textOf(fields, field.name);
  if ('options' in field)
    return chosenOf(text)
      .map((value) => field.options.find((option) => option.value === value)?.label ?? value)
      .join(', ');
  if (field.kind === 'rows') return plainRows(text).join('\n');
  if (field.kind === 'sections') {
    const { kinds, hiddenName } = words.sections;
    const inWords = plainSections(text, (kind, isHidden) =>
      isHidden ? hiddenName(kinds(kind)) : kinds(kind),
    );
    return factsInWords(inWords, words);
  }
  if (field.kind === 'picture')
    return (
      Object.values(fields.files)
        .flat()
        .find(({ mediaId }) => mediaId === text)?.alt ?? ''
    );
  const plain = field.kind === 'rich' || !mayMentionFacts(field) ? plainWithLinks(text) : text;
  return mayMentionFacts(field) ? factsInWords(plain, words) : plain;
}
