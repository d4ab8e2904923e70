import { type Day, dayOf, dayOfMonth, daysInMonth, monthOf, yearOf } from './days.ts';

export interface Age {
  years: number;
  months: number;
}

/**
 * The completed years and months of age on a day that is not before the birth. A month is complete on the
 * same day of the month; if that does not exist (the 31st, or 29 February), on the first of the next.
 */
export function ageOn(born: Day, day: Day): Age {
  const startedMonths = (yearOf(day) - yearOf(born)) * 12 + monthOf(day) - monthOf(born);
  const completed = dayOfMonth(day) < dayOfMonth(born) ? startedMonths - 1 : startedMonths;
  return { years: Math.floor(completed / 12), months: completed % 12 };
}

/** The day on which somebody completes this many years: for a child of 29 February, 1 March in most years. */
export function birthday(born: Day, years: number): Day {
  const [year, month, day] = [yearOf(born) + years, monthOf(born), dayOfMonth(born)];
  return day > daysInMonth(year, month) ? dayOf(year, month + 1, 1) : dayOf(year, month, day);
}
