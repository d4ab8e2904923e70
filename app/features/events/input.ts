import { type Grade, GRADES } from '#app/core/grades.ts';
import { ItemId, parseBrowseSearch } from '#app/platform/http/browse-input.ts';

export const EventId = ItemId;

export interface CalendarSearch {
  year?: number | undefined;
  /** Of that year; a year without a month means all of it. */
  month?: number | undefined;
  view: 'month' | 'list';
  grade?: Grade | undefined;
  q?: string | undefined;
}

/** An invalid value is ignored: a mistyped link still shows the calendar. */
export function parseCalendarSearch(params: URLSearchParams): CalendarSearch {
  const { year, month, q } = parseBrowseSearch(params);
  const grade = GRADES.find((each) => each === params.get('for'));
  const view = params.get('view') === 'list' ? 'list' : 'month';
  return { year, month: year === undefined ? undefined : month, view, grade, q };
}
