import { sql } from 'kysely';
import type { DayFilter } from '#app/core/time/calendar.ts';
import { type Day, dayOfMonth, daysOf, monthOf, yearOf } from '#app/core/time/days.ts';
import type { DatedType } from '#app/publishing/lists/dated-content.ts';

/** On PostgreSQL both are in one index; a key starts with a letter that no one can type. */
export const SOUND = '\ue001';

/**
 * School and type as one word that no one can type, and another with the month: schools and types share a table, and
 * the search index skips the others.
 */
export function scopeWord(schoolCode: string, { name }: DatedType, { year, month }: DayFilter = {}): string {
  const scope = `\ue000${schoolCode.toLowerCase()}/${name}`;
  return year === undefined || month === undefined
    ? scope
    : `${scope}/${daysOf(year, month).first.slice(0, 7)}`;
}

const KEYS_A_DAY = 2 ** 20;
/** More than the days of ten thousand years need. */
const KEYS_A_TYPE = 2 ** 43;
/** So that every key is an exact integer. */
const MAX_TYPES = 1021;

/**
 * A number that grows with the day, so that matches in order of numbers are in order of days. Each type has a range of
 * its own; two whose names hash to the same range share it, and are distinguished by their rows.
 */
const firstKey = (type: DatedType, day: Day) =>
  typeKey(type) + ((yearOf(day) * 16 + monthOf(day)) * 32 + dayOfMonth(day)) * KEYS_A_DAY;

export function keysOfDay(type: DatedType, day: Day): { first: number; end: number } {
  const first = firstKey(type, day);
  return { first, end: first + KEYS_A_DAY };
}

function typeKey({ name }: DatedType): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % MAX_TYPES;
  return hash * KEYS_A_TYPE;
}

/** `and` the keys of the requested days: other matches are skipped without reading their rows. */
export function keysWithin(index: string, type: DatedType, { year, month }: DayFilter) {
  const key = sql.ref(`${index}.rowid`);
  // A plain number is not an integer to SQLite, and FTS5 only skips by integers: otherwise it would walk through the
  // others.
  const between = (first: number, end: number) =>
    sql` and ${key} >= cast(${first} as integer) and ${key} < cast(${end} as integer)`;
  if (year !== undefined) {
    const { first, end } = daysOf(year, month);
    return between(firstKey(type, first), firstKey(type, end));
  }
  const ofType = between(typeKey(type), typeKey(type) + KEYS_A_TYPE);
  return month === undefined ? ofType : sql`${ofType} and (${key} >> 25) & 15 = ${month}`;
}
