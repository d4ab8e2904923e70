import { type Day, dayInIndia, readDay, yearOf } from '#app/core/time/days.ts';
import { isRecord } from './item-fields.ts';

/**
 * A day in common formats, in the school's time zone: ISO with or without a time, day first as in India, with
 * the month's name, milliseconds since 1970, or MongoDB's extended JSON. Empty if it is invalid.
 */
export function readRemoteDay(value: unknown): Day {
  const day = dayFrom(value, 0);
  // Nothing on a school's site is older, and a clock that was never set says 1970.
  return day && yearOf(day) > 1970 && yearOf(day) < 2100 ? day : '';
}

function dayFrom(value: unknown, depth: number): Day | undefined {
  if (isRecord(value))
    return depth < 3 ? dayFrom(value['$date'] ?? value['$numberLong'], depth + 1) : undefined;
  if (typeof value === 'number') return dayAt(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, 100);
  if (/^\d{9,14}$/.test(text)) return dayAt(Number(text));
  return dayIn(text);
}

/** Seconds, if they would be in 1970 as milliseconds. */
function dayAt(number: number): Day | undefined {
  const ms = Math.abs(number) < 1e11 ? number * 1000 : number;
  return Math.abs(ms) < 4.2e12 ? dayInIndia(new Date(ms)) : undefined;
}

function dayIn(text: string): Day | undefined {
  if (hasZone(text)) {
    const instant = new Date(text);
    if (!Number.isNaN(instant.getTime()) && Math.abs(instant.getTime()) < 4.2e12) return dayInIndia(instant);
  }
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return readDay(`${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`);
  const numbers = DAY_FIRST.exec(text);
  if (numbers) {
    const [, first, second, last] = numbers as unknown as [string, string, string, string];
    const inYear = last.length === 2 ? `20${last}` : last;
    // Month first only if nothing else is possible.
    return readDay(`${first}/${second}/${inYear}`) ?? readDay(`${second}/${first}/${inYear}`);
  }
  const { groups } = DAY_THEN_MONTH.exec(text) ?? MONTH_THEN_DAY.exec(text) ?? {};
  if (!groups) return undefined;
  const inWords = MONTHS.indexOf(groups['month']!.slice(0, 3).toLowerCase()) + 1;
  return inWords > 0 ? readDay(`${groups['day']}/${inWords}/${groups['year']}`) : undefined;
}

/** A time with a zone is an instant, and may be another day in India. */
function hasZone(text: string): boolean {
  const time = text.search(/\d:\d\d/);
  return time >= 0 && /Z|GMT|UTC|[+-]\d\d:?\d\d/.test(text.slice(time + '0:00'.length));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const DAY_THEN_MONTH =
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(?<month>[a-z]{3,9})[\s,./-]+(?<year>\d{4})\b/i;
const MONTH_THEN_DAY =
  /\b(?<month>[a-z]{3,9})[\s,./-]+(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(?<year>\d{4})\b/i;
