import { readDay } from '#app/core/days.ts';
import { cleanText } from '#app/core/text-input.ts';
import { type ContentType, type Field, isFilesField } from '#app/publishing/content-type.ts';
import type { Fields, FileValue } from '#app/publishing/fields.ts';

/** More than any form of ours shows; whoever sends more is no form of ours. */
const MOST_FILES_READ = 60;

/** What a form says, as a person meant it. Rich text is cleaned by whoever keeps it. */
export function readFields(type: ContentType, form: FormData): Fields {
  const texts: Fields['texts'] = {};
  const files: Fields['files'] = {};
  for (const field of type.fields) {
    if (isFilesField(field)) files[field.name] = readFiles(field.name, form);
    else texts[field.name] = readText(field, text(form, field.name));
  }
  return { texts, files, from: text(form, 'from').slice(0, 30), until: text(form, 'until').slice(0, 30) };
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? cleanText(value) : '';
};

function readText(field: Exclude<Field, { role: unknown }>, value: string): string {
  if (field.kind === 'line') return value.replaceAll(/\s*\n\s*/g, ' ');
  if (field.kind === 'day') return readDay(value) ?? value;
  // People type addresses as they see them.
  if (field.kind === 'url' && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(value)) return `https://${value}`;
  return value;
}

function readFiles(name: string, form: FormData): FileValue[] {
  const files: FileValue[] = [];
  for (let index = 0; index < MOST_FILES_READ; index++) {
    const mediaId = text(form, `${name}.${index}.media`);
    if (!mediaId || form.has(`${name}.${index}.remove`)) continue;
    if (!files.some((file) => file.mediaId === mediaId))
      files.push({
        mediaId: mediaId.slice(0, 64),
        alt: text(form, `${name}.${index}.alt`).replaceAll('\n', ' '),
        sure: form.has(`${name}.${index}.sure`),
      });
  }
  return files;
}
