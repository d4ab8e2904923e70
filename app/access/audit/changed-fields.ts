import { dayInIndia, formatDay, timeInIndia } from '#app/core/days.ts';

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

type Fields = Record<string, unknown> | null;

const LONGEST = 400;

/** Only what differs, each as a person reads it: `publishFrom` is 'Publish from', an instant a day and time. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map(readable) as [string, string];
    return was === is ? [] : [{ field: inWords(name), before: clipped(was), after: clipped(is) }];
  });
}

function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return `${formatDay(dayInIndia(value))}, ${timeInIndia(value)}`;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  if (Array.isArray(value)) return value.map(readable).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${inWords(name)}: ${readable(part)}`)
      .join('; ');
  return String(value);
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
