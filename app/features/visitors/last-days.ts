import { type Day, dayInIndia } from '#app/core/time/days.ts';

const DAY_MS = 86_400_000;

export interface DayOfVisits {
  day: Day;
  visits: number;
  /** Not counted, because their network had too many. */
  refused: number;
}

/** The days up to and including today in India, oldest first. */
export const lastDays = (now: Date, count: number): Day[] =>
  Array.from({ length: count }, (_, index) =>
    dayInIndia(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );

/** A day without visits is 0, not a gap. */
export function onEveryDay(days: Day[], counted: DayOfVisits[]): DayOfVisits[] {
  const byDay = new Map(counted.map((one) => [one.day, one]));
  return days.map((day) => byDay.get(day) ?? { day, visits: 0, refused: 0 });
}
