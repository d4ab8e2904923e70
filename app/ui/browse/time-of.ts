import type { DayFilter } from '#app/core/time/calendar.ts';
import type { Words } from '#app/words/en.ts';

/** The time a list is narrowed to, in words: 'Nov 2025', '2025', 'every November', or nothing. */
export function timeOf(
  { year, month }: DayFilter,
  { browse, dates }: { browse: Pick<Words['browse'], 'every'>; dates: Words['dates'] },
): string {
  if (year === undefined) return month === undefined ? '' : browse.every(month);
  return month === undefined ? String(year) : `${dates.month(month)} ${year}`;
}
