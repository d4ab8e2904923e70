import type { ContentType } from '#app/publishing/content-type.ts';
import { changedNames, type Fields } from '#app/publishing/fields.ts';
import { type DiffPart, diffWords } from '#app/publishing/versions/word-diff.ts';
import { fieldInWords } from '#app/studio/content/field-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

export interface ComparedField {
  name: string;
  label: string;
  parts: DiffPart[];
}

/** The differences by field and word. The times of publication are not part of a version. */
export function compareFields(
  type: Pick<ContentType, 'fields'>,
  older: Fields,
  now: Fields,
  words: StudioWords['content'],
): ComparedField[] {
  const changed = new Set(changedNames(type, older, now));
  return type.fields
    .filter(({ name }) => changed.has(name))
    .map((field) => ({
      name: field.name,
      label: field.label,
      parts: diffWords(fieldInWords(field, older, words), fieldInWords(field, now, words)),
    }));
}
