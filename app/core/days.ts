/** Days are text, `YYYY-MM-DD`, as the school's calendar has them; instants are ISO 8601 in UTC. */
export type Day = string;

// Intl prints "Sept"; the school writes Jan … Dec.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export function monthName(month: number): string {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError('a month is 1 to 12');
  return name;
}

/** '2026-11-06' → '6 Nov 2026' */
export function formatDay(day: Day): string {
  return `${dayOfMonth(day)} ${monthName(monthOf(day))} ${yearOf(day)}`;
}

export const yearOf = (day: Day) => Number(day.slice(0, 4));
export const monthOf = (day: Day) => Number(day.slice(5, 7));
export const dayOfMonth = (day: Day) => Number(day.slice(8, 10));

const indianCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day on the school's wall at this instant: 18:30 UTC is already tomorrow in India. */
export const dayInIndia = (instant: string | Date): Day => indianCalendar.format(new Date(instant));

/** The instant at which a day begins on the school's wall. */
export const startOfDayInIndia = (day: Day): string => new Date(`${day}T00:00:00+05:30`).toISOString();

/** The days from `first` up to but not including `end` that a year, or one month of it, spans. */
export function daysOf(year: number, month?: number): { first: Day; end: Day } {
  if (month === undefined) return { first: `${padded(year, 4)}-01-01`, end: `${padded(year + 1, 4)}-01-01` };
  const end = month === 12 ? `${padded(year + 1, 4)}-01-01` : `${padded(year, 4)}-${padded(month + 1, 2)}-01`;
  return { first: `${padded(year, 4)}-${padded(month, 2)}-01`, end };
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');
