import { expect, test } from 'vitest';
import { lastDays, onEveryDay } from './last-days.ts';

test('the days end with today in India', () => {
  expect(lastDays(new Date('2026-03-01T20:00:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test('a day without visits is listed with 0', () => {
  const days = ['2026-11-13', '2026-11-14', '2026-11-15'];
  expect(
    onEveryDay(days, [{ day: '2026-11-14', visits: 7, refused: 0 }]).map(({ visits }) => visits),
  ).toEqual([0, 7, 0]);
});
