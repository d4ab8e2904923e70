import { ownOf } from '#app/core/own.ts';
import { factsInWords } from '#app/studio/content/facts-in-words.ts';
import { typeIn } from '#app/studio/words/kinds.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { Words } from '#app/words/en.ts';

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

export type AuditedFields = Record<string, unknown> | null;

interface Said {
  dates: Words['dates'];
  words: StudioWords;
}

const LONGEST = 400;

/** Only what differs, each as a person reads it: `publishFrom` is 'Publish from', an instant a day and time. */
export function changedFields(
  before: AuditedFields,
  after: AuditedFields,
  said: Said,
  kind?: string,
): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const isAnswer = name === 'consent';
    const told = (value: unknown) =>
      isAnswer ? answerInWords(value, said) : readable(signInWords(name, value, said), said);
    const [was, is] = [told(before?.[name]), told(after?.[name])];
    const field = isAnswer ? said.words.content.consent.ask : fieldInWords(name, said, kind);
    return was === is ? [] : [{ field, before: clipped(was), after: clipped(is) }];
  });
}

/** By the name that its form has for it, in the language of whoever reads. */
function fieldInWords(name: string, { words }: Said, kind: string | undefined): string {
  const ofForm =
    kind === 'school'
      ? words.profile.fields[name]?.[0]
      : typeIn(words, kind)?.fields.find((field) => field.name === name)?.label;
  return ofForm ?? ownOf<string>(words.audit.fieldNames, name) ?? inWords(name);
}

/** A role and a state are kept as signs. */
function signInWords(name: string, value: unknown, { words }: Said): unknown {
  const signs: Partial<Record<string, Record<string, string>>> = {
    role: words.people.people.roles,
    state: words.enquiries.states,
  };
  const known = signs[name];
  return known && typeof value === 'string' ? (ownOf<string>(known, value) ?? value) : value;
}

/** Who is to be seen in a picture is kept as a sign, and told as it was answered. */
const answerInWords = (value: unknown, { words }: Said): string =>
  typeof value === 'string' ? (ownOf<string>(words.content.consent.said, value) ?? value) : '';

function readable(value: unknown, said: Said): string {
  if (value === null || value === undefined) return '';
  if (value === true) return said.words.audit.yes;
  if (value === false) return said.words.audit.no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return said.dates.moment(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return said.dates.day(value);
  if (Array.isArray(value)) return value.map((part) => readable(part, said)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${inWords(name)}: ${readable(part, said)}`)
      .join('; ');
  return factsInWords(String(value), said.words.content);
}

function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By whole letters: half of one would be a question mark. */
function clipped(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${Array.from(text).slice(0, LONGEST).join('')}…`;
}
