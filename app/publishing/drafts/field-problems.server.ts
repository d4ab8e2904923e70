import { readDay, readTime } from '#app/core/time/days.ts';
import { OWN_ADDRESS } from '#app/addresses.ts';
import { readUrl } from '#app/core/read-url.ts';
import { recognisedPhones, whatsappLink } from '#app/core/text/phone-links.ts';
import { documentLinksIn, plainFrom } from '#app/core/text/rich/rich-text.ts';
import {
  chosenOf,
  type ContentType,
  type Field,
  type FilesField,
  isFilesField,
  type Problem,
  type RowsField,
  rowsIn,
  textFields,
} from '#app/publishing/content-type.ts';
import { type Fields, filesOf, MAX_ALT, textOf } from '#app/publishing/fields.ts';
import { yearsIn } from './tidy-text.ts';
import { instantOf } from '#app/publishing/items/publish-time.ts';

export type Problems = Record<string, Problem>;

/** What cannot be stored even as a draft. */
export function draftProblems(type: ContentType, fields: Fields): Problems {
  return collect(type, (field) => {
    if (isFilesField(field)) {
      const files = filesOf(fields, field.name);
      if (files.length > field.max) return 'tooMany';
      return files.some(({ alt }) => alt.length > MAX_ALT) ? 'tooLong' : undefined;
    }
    if (field.kind === 'rows')
      return rowsIn(textOf(fields, field.name)).length > field.max ? 'tooMany' : undefined;
    const most = 'max' in field ? field.max : 100;
    return textOf(fields, field.name).length > most ? 'tooLong' : undefined;
  });
}

/** What prevents publishing. */
export function publishProblems(type: ContentType, fields: Fields, now: Date): Problems {
  return {
    ...timeProblems(fields, now),
    ...type.check?.(fields.texts),
    ...collect(type, (field) =>
      isFilesField(field)
        ? filesProblem(field, fields)
        : (textProblem(field, textOf(fields, field.name)) ?? linksProblem(field, fields)),
    ),
    ...draftProblems(type, fields),
  };
}

/** Fields whose current value is unusable on the site: until it is valid, families see the previous one. */
export function unusableFields(type: ContentType, fields: Fields): string[] {
  return textFields(type).flatMap((field) =>
    textProblem(field, textOf(fields, field.name)) && USED_AS_WRITTEN.has(field.kind) ? [field.name] : [],
  );
}

const USED_AS_WRITTEN: ReadonlySet<Field['kind']> = new Set([
  'url',
  'phones',
  'chat',
  'email',
  'amount',
  'rows',
]);

function textProblem(field: Exclude<Field, FilesField>, value: string): Problem | undefined {
  if ((field.kind === 'rich' ? plainFrom(value) : value) === '')
    return field.required ? 'required' : undefined;
  if (field.kind === 'day') return readDay(value) === value ? undefined : 'noDay';
  if (field.kind === 'url')
    return isWebAddress(value) || (field.ownPages && OWN_PAGE.test(value)) ? undefined : 'noUrl';
  if (field.kind === 'address') return OWN_ADDRESS.test(value) ? undefined : 'noAddress';
  if (field.kind === 'phones') return recognisedPhones(value) ? undefined : 'noPhones';
  if (field.kind === 'chat') return whatsappLink(value) ? undefined : 'noChat';
  if (field.kind === 'email') return EMAIL.test(value) ? undefined : 'noEmail';
  if (field.kind === 'amount') return /^\d+$/.test(value) ? undefined : 'noAmount';
  if (field.kind === 'rows') return rowsProblem(field, value);
  if (field.kind === 'text' && field.lines) return linesProblem(field.lines, value);
  if (field.kind === 'time') return readTime(value) === value ? undefined : 'noHour';
  if (field.kind === 'choice' || field.kind === 'choices') {
    const isOption = (each: string) => field.options.some((option) => option.value === each);
    return (field.kind === 'choice' ? [value] : chosenOf(value)).every(isOption) ? undefined : 'noChoice';
  }
  return undefined;
}

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

/** No student of a school is older. */
const MAX_YEARS = 25;

function rowsProblem({ columns }: RowsField, value: string): Problem | undefined {
  const isFilled = (row: Record<string, string>) =>
    columns.every(({ name, kind, max }) => {
      const cell = row[name] ?? '';
      const years = yearsIn(cell) ?? 0;
      return kind === 'years' ? years >= 1 && years <= MAX_YEARS : cell !== '' && cell.length <= max;
    });
  return rowsIn(value).every(isFilled) ? undefined : 'noRows';
}

function linesProblem({ max, each }: { max: number; each: number }, value: string): Problem | undefined {
  const lines = value.split('\n').filter((line) => line.trim());
  return lines.length > max || lines.some((line) => line.length > each) ? 'tooManyLines' : undefined;
}

/** A text may only link to documents that the item itself has, because families can request no others. */
function linksProblem(field: Exclude<Field, FilesField>, fields: Fields): Problem | undefined {
  if (field.kind !== 'rich') return undefined;
  const own = new Set(Object.values(fields.files).flatMap((files) => files.map(({ mediaId }) => mediaId)));
  return documentLinksIn(textOf(fields, field.name)).every((id) => own.has(id)) ? undefined : 'paperGone';
}

function filesProblem(field: FilesField, fields: Fields): Problem | undefined {
  const files = filesOf(fields, field.name);
  if (files.length === 0) return field.required ? 'required' : undefined;
  if (field.isLogo) return undefined;
  if (files.some(({ alt }) => alt === '')) return 'noAlt';
  return files.some(({ sure }) => !sure) ? 'unsureAlt' : undefined;
}

function timeProblems({ from, until }: Fields, now: Date): Problems {
  const [begins, ends] = [instantOf(from), instantOf(until)];
  if (from && !begins) return { from: 'noTime' };
  if (until && !ends) return { until: 'noTime' };
  if (ends && ends <= now) return { until: 'over' };
  return begins && ends && ends <= begins ? { until: 'endsFirst' } : {};
}

const OWN_PAGE = /^\/(?![/\\])\S*$/;

const isWebAddress = (value: string) => ['https:', 'http:'].includes(readUrl(value)?.protocol ?? '');

function collect(type: ContentType, problemOf: (field: Field) => Problem | undefined): Problems {
  return Object.fromEntries(
    type.fields.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}
