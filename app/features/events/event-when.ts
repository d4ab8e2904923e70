import { type Day, dayOfMonth, daysLater, weekdayOf } from '#app/core/time/days.ts';
import type { Words } from '#app/words/en.ts';
import { isMultiDay, type SchoolEvent, gradeRanges } from './event.ts';

type CalendarWords = Words['calendar'];
type OfClasses = Pick<CalendarWords, 'allClasses' | 'and' | 'class' | 'classesFromTo'>;

/** 'Saturday, 14 November 2026', or both ends of a long event. */
export const daysOfEvent = ({ from, until }: SchoolEvent, words: CalendarWords): string =>
  until > from ? words.days(from, until) : words.day(from);

/** '9:00 AM to 1:30 PM'; empty if no time is known. */
export function timesOfEvent(
  { begins, ends }: SchoolEvent,
  words: Pick<CalendarWords, 'time' | 'times' | 'until'>,
): string {
  if (begins && ends) return words.times(begins, ends);
  return begins ? words.time(begins) : ends && words.until(ends);
}

const isWithinMonth = ({ from, until }: SchoolEvent) => from.slice(0, 7) === until.slice(0, 7);

/** '16–20', in large numbers; the second is smaller. */
export const numeralOf = (event: SchoolEvent): { first: number; last?: number } =>
  isMultiDay(event) && isWithinMonth(event)
    ? { first: dayOfMonth(event.from), last: dayOfMonth(event.until) }
    : { first: dayOfMonth(event.from) };

/** 'Fri', or 'Mon to Fri'; 'to 5 Jun' if it ends in another month. */
export function weekdaysOfEvent(event: SchoolEvent, names: readonly string[], words: CalendarWords): string {
  const { from, until } = event;
  if (!isWithinMonth(event)) return words.toDay(until);
  const [first, last] = [names[weekdayOf(from)]!, names[weekdayOf(until)]!];
  return until > from ? words.weekdaysFromTo(first, last) : first;
}

/** 'Classes 4 to 8', 'Nursery and Class 3', or all. */
export function classesOfEvent({ classes }: Pick<SchoolEvent, 'classes'>, words: OfClasses): string {
  if (classes.length === 0) return words.allClasses;
  return words.and(
    gradeRanges(classes).map(([first, last]) =>
      first === last ? words.class(first) : words.classesFromTo(first, last),
    ),
  );
}

/** The audience in a few words: the office's text, else the classes. */
export const audienceOfEvent = (event: SchoolEvent, words: OfClasses): string =>
  event.audience || classesOfEvent(event, words);

/** A label for the nearest days; empty for others. */
export function soonLabel(event: SchoolEvent, today: Day, words: CalendarWords): string {
  if (event.from > today) return event.from === daysLater(today, 1) ? words.tomorrow : '';
  if (event.until < today) return '';
  return isMultiDay(event) ? words.now : words.today;
}

/** 'Holiday', or the time: the line below the title, before the place. */
export function summaryLine(event: SchoolEvent, words: CalendarWords): string {
  return [words.kinds[event.kind], timesOfEvent(event, words)].filter(Boolean).join('\u00a0· ');
}
