import { readDay, readTime } from '#app/core/time/days.ts';
import { addressFrom, readOwnAddress } from '#app/addresses.ts';
import { cleanText, oneLine } from '#app/core/text/text-input.ts';
import {
  type ChoiceField,
  type ContentType,
  type Field,
  isFilesField,
  type RowsField,
} from '#app/publishing/content-type.ts';
import { type Fields, type FileValue, notationFieldName } from '#app/publishing/fields.ts';
import { readSent } from '#app/publishing/translations/sent-translation.ts';
import { tidyText, yearsIn } from './tidy-text.ts';
import { CHOSEN_LANGUAGE, chosenLanguage } from '#app/publishing/chosen-language.ts';
import { readNotation } from './notation-input.ts';

/** More than any form of ours has; other requests are not from our forms. */
const MAX_FILES_READ = 60;

/** Parses a form. Rich text is cleaned when it is stored. */
export function readFields(type: ContentType, form: FormData): Fields {
  if (type.translation) return readSent(form);
  const texts: Fields['texts'] = {
    ...chosenLanguage({ [CHOSEN_LANGUAGE]: text(form, CHOSEN_LANGUAGE) }),
  };
  const files: Fields['files'] = {};
  for (const field of type.fields) {
    if (isFilesField(field)) files[field.name] = readFiles(field.name, form);
    else if (field.kind === 'choices') texts[field.name] = readChoices(field, form);
    else if (field.kind === 'rows') texts[field.name] = readRows(field, form);
    else if (field.kind === 'rich' && form.has(notationFieldName(field.name)))
      texts[field.name] = readNotation(text(form, field.name));
    else texts[field.name] = readText(field, text(form, field.name));
    if (field.kind === 'address') texts[field.name] ||= addressFrom(text(form, type.title));
  }
  // Items that come with the site are always public.
  if (type.isSingleton) return { texts, files, from: '', until: '' };
  return { texts, files, from: text(form, 'from').slice(0, 30), until: text(form, 'until').slice(0, 30) };
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? cleanText(value) : '';
};

function readText(field: Exclude<Field, { role: unknown }>, value: string): string {
  if (field.kind === 'line') return oneLine(value);
  if (field.kind === 'day') return readDay(value) ?? value;
  if (field.kind === 'time') return readTime(value) ?? value;
  if (field.kind === 'address') return readOwnAddress(value);
  return tidyText(field, ONE_LINE.has(field.kind) ? oneLine(value) : value);
}

const ONE_LINE: ReadonlySet<Field['kind']> = new Set(['phones', 'chat', 'email', 'amount']);

/** The rows with any content. */
function readRows({ name, max, columns }: RowsField, form: FormData): string {
  const rows = Array.from({ length: max }, (_, index) =>
    Object.fromEntries(
      columns.map((column) => {
        const value = oneLine(text(form, `${name}.${index}.${column.name}`));
        return [column.name, column.kind === 'years' ? (yearsIn(value)?.toString() ?? value) : value];
      }),
    ),
  );
  const filled = rows.filter((row) => Object.values(row).some(Boolean));
  return filled.length > 0 ? JSON.stringify(filled) : '';
}

/** In declared order, whatever the order in the form. */
function readChoices({ name, options }: ChoiceField, form: FormData): string {
  const ticked = form.getAll(name);
  return options
    .filter(({ value }) => ticked.includes(value))
    .map(({ value }) => value)
    .join(',');
}

function readFiles(name: string, form: FormData): FileValue[] {
  const files: FileValue[] = [];
  for (let index = 0; index < MAX_FILES_READ; index++) {
    const mediaId = text(form, `${name}.${index}.media`);
    if (!mediaId || form.has(`${name}.${index}.remove`)) continue;
    if (!files.some((file) => file.mediaId === mediaId))
      files.push({
        mediaId: mediaId.slice(0, 64),
        alt: oneLine(text(form, `${name}.${index}.alt`)),
        sure: form.has(`${name}.${index}.sure`),
      });
  }
  return files;
}
