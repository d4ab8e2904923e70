import { readDay, readTime } from '#app/core/time/days.ts';
import { addressFrom, readOwnAddress } from '#app/addresses.ts';
import { typedUrl } from '#app/core/text/typed-url.ts';
import { cleanText, oneLine } from '#app/core/text/text-input.ts';
import {
  type ChoiceField,
  type ContentType,
  type Field,
  isFilesField,
} from '#app/publishing/content-type.ts';
import { type Fields, type FileValue, notationFieldName } from '#app/publishing/fields.ts';
import { readSent } from '#app/publishing/translations/sent-translation.ts';
import { CHOSEN_LANGUAGE, chosenLanguage } from '#app/publishing/chosen-language.ts';
import { readNotation } from './notation-input.ts';

/** More than any form of ours shows; whoever sends more is no form of ours. */
const MAX_FILES_READ = 60;

/** What a form says, as a person meant it. Rich text is cleaned by whoever keeps it. */
export function readFields(type: ContentType, form: FormData): Fields {
  if (type.translation) return readSent(form);
  const texts: Fields['texts'] = {
    ...chosenLanguage({ [CHOSEN_LANGUAGE]: text(form, CHOSEN_LANGUAGE) }),
  };
  const files: Fields['files'] = {};
  for (const field of type.fields) {
    if (isFilesField(field)) files[field.name] = readFiles(field.name, form);
    else if (field.kind === 'choices') texts[field.name] = readChoices(field, form);
    else if (field.kind === 'rich' && form.has(notationFieldName(field.name)))
      texts[field.name] = readNotation(text(form, field.name));
    else texts[field.name] = readText(field, text(form, field.name));
    if (field.kind === 'address') texts[field.name] ||= addressFrom(text(form, type.title));
  }
  // What comes with the site is always to be seen.
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
  if (field.kind === 'url') return typedUrl(value);
  return value;
}

/** In the order in which they are declared, whatever was ticked first. */
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
