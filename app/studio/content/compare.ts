import { type ContentType, isFilesField } from '#app/publishing/content-type.ts';
import { changedNames, type Fields, filesOf, textOf } from '#app/publishing/fields.ts';
import { type DiffPart, diffWords } from '#app/publishing/versions/word-diff.ts';
import { plainFrom } from '#app/core/rich-text.ts';

export interface ComparedField {
  name: string;
  label: string;
  parts: DiffPart[];
}

/** What differs, field by field and word by word. When it is seen is no part of a version. */
export function compareFields(type: ContentType, older: Fields, now: Fields): ComparedField[] {
  const changed = new Set(changedNames(type, older, now));
  return type.fields
    .filter(({ name }) => changed.has(name))
    .map((field) => {
      const inWords = (fields: Fields) =>
        isFilesField(field)
          ? filesOf(fields, field.name)
              .map(({ alt }) => alt)
              .join('\n')
          : plainFrom(textOf(fields, field.name));
      return { name: field.name, label: field.label, parts: diffWords(inWords(older), inWords(now)) };
    });
}
