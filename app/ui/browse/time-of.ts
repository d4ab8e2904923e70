import type { DayFilter } from '#app/core/calendar.ts';
import { monthName } from '#app/core/days.ts';
import type { Words } from '#app/words/en.ts';

/** The time a list is narrowed to, in words: 'Nov 2025', '2025', 'every November', or nothing. */
export function timeOf({ year, month }: DayFilter, { every }: Pick<Words['browse'], 'every'>): string {
  if (year === undefined) return month === undefined ? '' : every(month);
  return month === undefined ? String(year) : `${monthName(month)} ${year}`;
}
