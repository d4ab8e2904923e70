import { pictureNamedBy } from '#app/media/consent/consent.ts';
import type { ContentType, Field } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import { tooLong } from '#app/studio/form/too-long.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** A field's problem in words; for a text that is too long, by how much. */
export function problemText(
  { content, lengths }: StudioWords,
  problem: string,
  field: Field | undefined,
  fields: Fields,
): string {
  const most = field && countedMost(field);
  const counted =
    problem === 'tooLong' && most ? tooLong(textOf(fields, field.name), most, lengths) : undefined;
  return counted ?? content.problems[problem] ?? problem;
}

/** What has a problem: a field, a time, or a picture by its text. */
export function problemLabel(
  { when, due, files, consent, photos }: StudioWords['content'],
  type: Pick<ContentType, 'fields'>,
  name: string,
  fields: Fields,
): string {
  const times: Record<string, string> = {
    from: when.from,
    until: when.until,
    due: due.field,
    photos,
  };
  const mediaId = pictureNamedBy(name);
  if (mediaId) {
    const pictures = Object.values(fields.files).flat();
    const index = pictures.findIndex((picture) => picture.mediaId === mediaId);
    return consent.picture(pictures[index]?.alt || files.number(index + 1));
  }
  return type.fields.find((field) => field.name === name)?.label ?? times[name] ?? '';
}

/**
 * The maximum to count against: not for rich text, whose markup counts too; days and choices are never too
 * long.
 */
export const countedMost = (field: Field): number | undefined =>
  COUNTED.has(field.kind) && 'max' in field ? field.max : undefined;

const COUNTED: ReadonlySet<Field['kind']> = new Set(['line', 'text', 'url', 'phones', 'chat', 'email']);
