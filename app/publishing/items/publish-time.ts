import { dayInIndia, readDay, timeInIndia } from '#app/core/time/days.ts';

/** An instant as a `datetime-local` field shows it, in the school's time. */
export const wallTime = (instant: string): string => `${dayInIndia(instant)}T${timeInIndia(instant)}`;

const WALL_TIME = /^(?<day>\d{4}-\d{2}-\d{2})T(?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/;

/** The instant that a `datetime-local` field means; undefined if it is invalid. */
export function instantOf(wall: string): Date | undefined {
  const { day = '', time } = WALL_TIME.exec(wall)?.groups ?? {};
  return readDay(day) ? new Date(`${day}T${time}:00+05:30`) : undefined;
}
