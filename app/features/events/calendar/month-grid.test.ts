import { expect, test } from 'vitest';
import type { SchoolEvent } from '../event.ts';
import { daysShown, lanesOf, weeksOf } from './month-grid.ts';
import { schoolEvent } from '#tests/support/content/school-event.ts';

const event = (id: string, from: string, more: Partial<SchoolEvent> = {}) =>
  schoolEvent({ id, title: id, from, ...more });
const grid = (...events: SchoolEvent[]) => weeksOf(2026, 11, events, '2026-11-16');
const dayIn = (weeks: ReturnType<typeof weeksOf>, day: string) =>
  weeks.flat().find((each) => each.day === day)!;

test('a month is whole weeks from a Sunday to a Saturday', () => {
  const weeks = grid();
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([weeks[0]![0]!.day, weeks.at(-1)!.at(-1)!.day]).toEqual(['2026-11-01', '2026-12-05']);
  expect(daysShown(2026, 11)).toEqual({ first: '2026-11-01', end: '2026-12-06' });
  expect(weeks.flat().filter(({ isOut }) => isOut)).toHaveLength(5);
  expect(weeks.flat().filter(({ isToday }) => isToday)).toHaveLength(1);
  // February of a common year that begins on a Sunday has four.
  expect(weeksOf(2026, 2, [], '2026-11-16')).toHaveLength(4);
});

test('an event of several days is a bar in each of its weeks, and two at once are below each other', () => {
  const weeks = grid(
    event('books', '2026-11-16', { until: '2026-11-20' }),
    event('test', '2026-11-18', { until: '2026-11-24', kind: 'test' }),
    event('later', '2026-11-21', { until: '2026-11-21', kind: 'holiday' }),
  );
  const [books] = dayIn(weeks, '2026-11-16').bars;
  expect(books).toMatchObject({ span: 5, lane: 0, isFrom: false, isOn: false });
  expect(dayIn(weeks, '2026-11-18').bars).toMatchObject([{ span: 4, lane: 1, isOn: true }]);
  expect(dayIn(weeks, '2026-11-22').bars).toMatchObject([{ span: 3, lane: 0, isFrom: true }]);
  expect(dayIn(weeks, '2026-11-21').bars, 'where the first has ended there is room').toMatchObject([
    { lane: 0 },
  ]);
  expect([lanesOf(weeks[2]!), lanesOf(weeks[0]!)]).toEqual([2, 1]);
  expect(dayIn(weeks, '2026-11-17').after).toBe(1);
  expect(dayIn(weeks, '2026-11-21').isHoliday).toBe(true);
  expect([dayIn(weeks, '2026-11-19').isLong, dayIn(weeks, '2026-11-25').isLong]).toEqual([true, false]);
});

test('a day shows three events and the number of others; long events hide none', () => {
  const many = Array.from({ length: 5 }, (_, index) => event(`at ${index}`, '2026-11-14'));
  const day = dayIn(grid(...many), '2026-11-14');
  expect([day.items.length, day.more]).toEqual([3, 2]);
  const lasting = Array.from({ length: 6 }, (_, index) =>
    event(`from ${index}`, '2026-11-02', { until: '2026-11-04' }),
  );
  const monday = dayIn(grid(...lasting), '2026-11-02');
  expect([monday.bars.length, monday.items.length]).toEqual([4, 2]);
});
