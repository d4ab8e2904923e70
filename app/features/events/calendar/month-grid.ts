import { type Day, daysInMonth, dayOf, daysLater, monthOf, weekdayOf } from '#app/core/time/days.ts';
import { isMultiDay, type SchoolEvent } from '../event.ts';

export interface GridDay {
  day: Day;
  isOut: boolean;
  isToday: boolean;
  isHoliday: boolean;
  /** A day in the middle of a long event that is not a holiday. */
  isLong: boolean;
  /** Long events and holidays whose bar starts here in this week. */
  bars: Bar[];
  /** The events of this day only. */
  items: SchoolEvent[];
  /** How many more there are without space. */
  more: number;
  /** How many rows of bars are above the items. */
  after: number;
}

export interface Bar {
  event: SchoolEvent;
  span: number;
  lane: number;
  /** It began in an earlier week, or continues in the next. */
  isFrom: boolean;
  isOn: boolean;
}

const MAX_PER_DAY = 3;
const MAX_LANES = 4;

/** The weeks of a month, from the Sunday before its first day to the Saturday after its last. */
export function weeksOf(
  year: number,
  month: number,
  events: readonly SchoolEvent[],
  today: Day,
): GridDay[][] {
  const { first, end } = daysShown(year, month);
  const weeks: GridDay[][] = [];
  for (let sunday = first; sunday < end; sunday = daysLater(sunday, 7))
    weeks.push(weekFrom(sunday, month, events, today));
  return weeks;
}

/** The days that a month's grid shows, from the first up to but not including the second. */
export function daysShown(year: number, month: number): { first: Day; end: Day } {
  const first = dayOf(year, month, 1);
  const last = dayOf(year, month, daysInMonth(year, month));
  return { first: daysLater(first, -weekdayOf(first)), end: daysLater(last, 7 - weekdayOf(last)) };
}

function weekFrom(sunday: Day, month: number, events: readonly SchoolEvent[], today: Day): GridDay[] {
  const saturday = daysLater(sunday, 6);
  const inWeek = events.filter(({ from, until }) => from <= saturday && until >= sunday);
  const lanes: Day[] = [];
  const days = Array.from({ length: 7 }, (_, index): GridDay => {
    const day = daysLater(sunday, index);
    const here = inWeek.filter(({ from, until }) => from <= day && until >= day);
    return {
      day,
      isOut: monthOf(day) !== month,
      isToday: day === today,
      isHoliday: here.some(({ kind }) => kind === 'holiday'),
      isLong: here.some((event) => isMultiDay(event) && event.kind !== 'holiday'),
      bars: [],
      items: [],
      more: 0,
      after: 0,
    };
  });
  const singles: SchoolEvent[] = [];
  for (const event of inWeek) {
    if (!isBar(event)) {
      singles.push(event);
      continue;
    }
    const begins = event.from < sunday ? sunday : event.from;
    const ends = event.until > saturday ? saturday : event.until;
    const lane = lanes.findIndex((busyUntil) => busyUntil < begins);
    const laneIndex = lane < 0 ? lanes.length : lane;
    const at = days.findIndex(({ day }) => day === begins);
    if (laneIndex >= MAX_LANES) {
      singles.push(event);
      continue;
    }
    lanes[laneIndex] = ends;
    const span = days.findIndex(({ day }) => day === ends) - at + 1;
    const isFrom = event.from < sunday;
    days[at]!.bars.push({ event, span, lane: laneIndex, isFrom, isOn: event.until > saturday });
    for (const covered of days.slice(at, at + span)) covered.after = Math.max(covered.after, laneIndex + 1);
  }
  for (const event of singles) {
    const day = days.find((each) => each.day === (event.from < sunday ? sunday : event.from))!;
    if (day.items.length < MAX_PER_DAY) day.items.push(event);
    else day.more += 1;
  }
  return days;
}

/** Shown as a bar: long events, and holidays even of one day. */
const isBar = (event: SchoolEvent) => isMultiDay(event) || event.kind === 'holiday';

/** The number of rows of bars in a week. */
export const lanesOf = (week: readonly GridDay[]) => Math.max(1, ...week.map(({ after }) => after));
