/** Days are text, `YYYY-MM-DD`, in India's time; instants are ISO 8601 in UTC. */
export type Day = string;

export const yearOf = (day: Day) => Number(day.slice(0, 4));
export const monthOf = (day: Day) => Number(day.slice(5, 7));
export const dayOfMonth = (day: Day) => Number(day.slice(8, 10));

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Computed, because India has no daylight saving time and the output of `Intl` differs between browsers. */
const wallInIndia = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() + INDIA_AHEAD_MS).toISOString();

/** The day in India at this instant: at 18:30 UTC it is already tomorrow there. */
export const dayInIndia = (instant: string | Date): Day => wallInIndia(instant).slice(0, 10);

/** The time in India at this instant: '23:59'. */
export const timeInIndia = (instant: string | Date): string => wallInIndia(instant).slice(11, 16);

/** The next instant at which it is this hour in India, in whole or half hours. */
export function nextTimeInIndia(now: Date, hours: number): Date {
  const today = Date.parse(startOfDayInIndia(dayInIndia(now))) + hours * 3_600_000;
  return new Date(today > now.getTime() ? today : today + 24 * 3_600_000);
}

/** The instant at which a day begins in India. */
export const startOfDayInIndia = (day: Day): string => new Date(`${day}T00:00:00+05:30`).toISOString();

export const endOfDayInIndia = (instant: Date): Date =>
  new Date(Date.parse(startOfDayInIndia(dayInIndia(instant))) + 24 * 60 * 60 * 1000);

/** The days of a year or of one of its months, from `first` up to but not including `end`. */
export function daysOf(year: number, month?: number): { first: Day; end: Day } {
  if (month === undefined) return { first: `${padded(year, 4)}-01-01`, end: `${padded(year + 1, 4)}-01-01` };
  const end = month === 12 ? `${padded(year + 1, 4)}-01-01` : `${padded(year, 4)}-${padded(month + 1, 2)}-01`;
  return { first: `${padded(year, 4)}-${padded(month, 2)}-01`, end };
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/**
 * Parses a day: as a date field sends it, or day first as in India ('14/2/2021', '14-02-2021', '14.2.2021').
 * Undefined if there is no such day.
 */
export function readDay(text: string): Day | undefined {
  const { groups } = DATE_FIELD.exec(text.trim()) ?? DAY_FIRST.exec(text.trim()) ?? {};
  if (!groups) return undefined;
  const { year = '', month = '', day = '' } = groups;
  const length = Number(month) >= 1 && Number(month) <= 12 ? daysInMonth(Number(year), Number(month)) : 0;
  if (Number(day) < 1 || Number(day) > length) return undefined;
  return dayOf(Number(year), Number(month), Number(day));
}

const DATE_FIELD = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/;

/** Parses a time of day: '9:30', '09.30', '2:30 PM'. Returns it as '14:30'; undefined if it is not a time. */
export function readTime(text: string): string | undefined {
  const { groups } =
    /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap]\.?m\.?)?$/i.exec(text.trim()) ?? {};
  if (!groups || (!groups['minute'] && !groups['half'])) return undefined;
  const [hour, minute] = [Number(groups['hour']), Number(groups['minute'] ?? 0)];
  if (minute > 59 || hour > (groups['half'] ? 12 : 23) || (groups['half'] && hour === 0)) return undefined;
  const isAfternoon = groups['half']?.toLowerCase().startsWith('p');
  return `${padded(groups['half'] ? (hour % 12) + (isAfternoon ? 12 : 0) : hour, 2)}:${padded(minute, 2)}`;
}

/** The day this many days later, or earlier if negative. */
export const daysLater = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** 0 for a Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const dayOf = (year: number, month: number, day: number): Day =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
