import { ownOf } from '#app/core/own.ts';
import { factsInWords } from '#app/studio/content/facts-in-words.ts';
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
export function changedFields(before: AuditedFields, after: AuditedFields, said: Said): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const isAnswer = name === 'consent';
    const told = (value: unknown) => (isAnswer ? answerInWords(value, said) : readable(value, said));
    const [was, is] = [told(before?.[name]), told(after?.[name])];
    const field = isAnswer ? said.words.content.consent.ask : inWords(name);
    return was === is ? [] : [{ field, before: clipped(was), after: clipped(is) }];
  });
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
