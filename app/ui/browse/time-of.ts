import type { DayFilter } from '#app/core/time/calendar.ts';
import type { Words } from '#app/words/en.ts';

/** The period of a filtered list as text: 'Nov 2025', '2025', 'every November', or empty. */
export function timeOf(
  { year, month }: DayFilter,
  { browse, dates }: { browse: Pick<Words['browse'], 'every'>; dates: Words['dates'] },
): string {
  if (year === undefined) return month === undefined ? '' : browse.every(month);
  return month === undefined ? String(year) : `${dates.month(month)} ${year}`;
}
