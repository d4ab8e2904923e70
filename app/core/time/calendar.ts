import { type Day, daysOf, monthOf, yearOf } from './days.ts';

export interface DayCount {
  day: Day;
  count: number;
}

/** How many items each year and month has, newest first: the choices a filter offers. */
export interface Calendar {
  total: number;
  years: { year: number; count: number; months: { month: number; count: number }[] }[];
}

export interface DayFilter {
  year?: number | undefined;
  /** Of that year; without one, of every year. */
  month?: number | undefined;
}

/** From days, newest first. */
export function calendarOf(days: DayCount[]): Calendar {
  const calendar: Calendar = { total: 0, years: [] };
  for (const { day, count } of days) {
    const [year, month] = [yearOf(day), monthOf(day)];
    let inYear = calendar.years.at(-1);
    if (inYear?.year !== year) calendar.years.push((inYear = { year, count: 0, months: [] }));
    let inMonth = inYear.months.at(-1);
    if (inMonth?.month !== month) inYear.months.push((inMonth = { month, count: 0 }));
    for (const total of [inYear, inMonth]) total.count += count;
    calendar.total += count;
  }
  return calendar;
}

export function countIn({ total, years }: Calendar, { year, month }: DayFilter): number {
  if (year === undefined && month === undefined) return total;
  const matching = years.filter((candidate) => year === undefined || candidate.year === year);
  const counted = month === undefined ? matching : matching.flatMap(({ months }) => months.filter(is(month)));
  return counted.reduce((sum, { count }) => sum + count, 0);
}

const is = (month: number) => (candidate: { month: number }) => candidate.month === month;

/** The months that contain anything, of one year or of any, December first. */
export function monthsIn({ years }: Calendar, year?: number): number[] {
  const matching = years.filter((candidate) => year === undefined || candidate.year === year);
  const months = matching.flatMap((candidate) => candidate.months.map(({ month }) => month));
  return [...new Set(months)].sort((one, other) => other - one);
}

/** Days in the order newest first, each with the number of items that are newer than it. */
export type DayOffsets = { day: Day; count: number; newer: number }[];

export function dayOffsets(days: DayCount[]): DayOffsets {
  let newer = 0;
  return days.map(({ day, count }) => {
    newer += count;
    return { day, count, newer: newer - count };
  });
}

/**
 * The position in a list after its newest `offset` items: the day, and how many of that day's items to skip.
 * A page far down then costs as much as the first.
 */
export function findAtOffset(
  offsets: DayOffsets,
  filter: DayFilter,
  offset: number,
): { day: Day; skip: number } | undefined {
  if (filter.year === undefined && filter.month !== undefined)
    return findInEveryYear(offsets, filter.month, offset);
  const span = filter.year === undefined ? undefined : daysOf(filter.year, filter.month);
  const begin = span ? indexWhere(offsets, ({ day }) => day < span.end) : 0;
  const first = offsets[begin];
  if (!first) return undefined;
  const item = first.newer + offset;
  const at = offsets[indexWhere(offsets, ({ newer }) => newer > item) - 1];
  if (!at || item >= at.newer + at.count || (span && at.day < span.first)) return undefined;
  return { day: at.day, skip: item - at.newer };
}

function findInEveryYear(offsets: DayOffsets, month: number, offset: number) {
  let skip = offset;
  for (const { day, count } of offsets) {
    if (monthOf(day) !== month) continue;
    if (skip < count) return { day, skip };
    skip -= count;
  }
  return undefined;
}

/**
 * Binary search: the first item for which the condition is true, if it is true for all that follow; the
 * length if there is none.
 */
function indexWhere<Item>(items: Item[], isTrue: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
