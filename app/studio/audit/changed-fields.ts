import { roleWords } from '#app/studio/people/role-words.ts';
import { themeType } from '#app/features/theme/content-type.ts';
import { ownValue } from '#app/core/own-value.ts';
import { PROFILE, THEME } from '#app/platform/content/school-items.ts';
import { factsInWords, nameInWords } from '#app/studio/content/facts-in-words.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { Words } from '#app/words/en.ts';

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

export type AuditedFields = Record<string, unknown> | null;

interface Texts {
  dates: Words['dates'];
  words: StudioWords;
}

const LONGEST = 400;

/** Only the differences, readable: `publishFrom` is 'Publish from', an instant a day and time. */
export function changedFields(
  before: AuditedFields,
  after: AuditedFields,
  texts: Texts,
  subjectType?: string,
): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const isAnswer = name === 'consent';
    const display = (value: unknown) =>
      isAnswer ? answerInWords(value, texts) : readable(codeInWords(name, value, texts, subjectType), texts);
    const [was, is] = [display(before?.[name]), display(after?.[name])];
    const field = isAnswer ? texts.words.content.consent.ask : fieldInWords(name, texts, subjectType);
    return was === is ? [] : [{ field, before: clipped(was), after: clipped(is) }];
  });
}

/** By the label of its form field, in the reader's language. */
function fieldInWords(name: string, { words }: Texts, subjectType: string | undefined): string {
  // The profile was 'school' before it became content.
  const type = typeIn(words, subjectType === 'school' ? PROFILE : subjectType);
  const ofForm = type?.fields.find((field) => field.name === name)?.label;
  return ofForm ?? ownValue<string>(words.audit.fieldNames, name) ?? inWords(name);
}

/** Roles, languages, states and the parts of a theme are stored as codes. */
function codeInWords(
  name: string,
  value: unknown,
  { words }: Texts,
  subjectType: string | undefined,
): unknown {
  if (typeof value !== 'string') return value;
  if (subjectType === THEME) return partOfTheme(name, value, words);
  if (name === 'role') return roleWords(words, value).choice;
  const codes = ownValue<Record<string, string>>(codesIn(words), name);
  return (codes && ownValue(codes, value)) ?? value;
}

/** The words for stored codes, by field name. */
const codesIn = ({ audit, enquiries, languages }: StudioWords): Record<string, Record<string, string>> => ({
  language: languages.names,
  state: {
    ...enquiries.states,
    all: enquiries.all,
    mine: enquiries.mine,
    undelivered: enquiries.undelivered,
  },
  delivery: enquiries.csv.deliveries,
  handedOn: enquiries.csv.deliveries,
  albums: { all: enquiries.all },
  everything: { true: audit.yes, false: audit.no },
});

function partOfTheme(name: string, code: string, { theme }: Pick<StudioWords, 'theme'>): string {
  const { colourNames: colours, gatewayNames: gateway, letterNames: letters } = theme;
  const names = ownValue<Record<string, string>>({ colours, gateway, letters }, name);
  return (names && ownValue(names, code)) ?? code;
}

/** The recorded title of a subject; that of a theme is the code of its colours, that of a job its kind. */
export function titleInWords(
  { type, title }: { type: string; title: string },
  { theme, content, dashboard }: Pick<StudioWords, 'theme' | 'content' | 'dashboard'>,
): string {
  if (type === THEME) return partOfTheme(themeType.title, title, { theme });
  if (type === 'jobs') return ownValue(dashboard.parked.kinds, title) ?? dashboard.parked.otherJob;
  return nameInWords(title, content);
}

/** The answer about people in a picture is stored as a code, and shown as its label. */
const answerInWords = (value: unknown, { words }: Texts): string =>
  typeof value === 'string' ? (ownValue<string>(words.content.consent.answered, value) ?? value) : '';

function readable(value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return '';
  if (value === true) return texts.words.audit.yes;
  if (value === false) return texts.words.audit.no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return texts.dates.moment(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return texts.dates.day(value);
  if (Array.isArray(value)) return value.map((part) => readable(part, texts)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${inWords(name)}: ${readable(part, texts)}`)
      .join('; ');
  return factsInWords(String(value), texts.words.content);
}

function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By whole graphemes: half of one would be a replacement character. */
function clipped(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${Array.from(text).slice(0, LONGEST).join('')}…`;
}
