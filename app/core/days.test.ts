import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInIndia, daysOf, formatDay, monthName, startOfDayInIndia } from './days.ts';

test('days are written as the school writes them, with Sep and not Sept', () => {
  expect(formatDay('2026-11-06')).toBe('6 Nov 2026');
  expect(formatDay('2025-09-05')).toBe('5 Sep 2025');
  expect(() => monthName(13)).toThrow(RangeError);
});

test('an instant falls on the day of India’s clocks, whatever the machine’s', () => {
  expect(dayInIndia('2026-11-14T18:29:59.999Z')).toBe('2026-11-14');
  expect(dayInIndia('2026-11-14T18:30:00.000Z')).toBe('2026-11-15');
  expect(startOfDayInIndia('2026-11-15')).toBe('2026-11-14T18:30:00.000Z');
});

test('the months of a year cover it without a gap or an overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 9998 }), (year) => {
      const months = Array.from({ length: 12 }, (_, index) => daysOf(year, index + 1));
      expect(months[0]!.first).toBe(daysOf(year).first);
      expect(months.at(-1)!.end).toBe(daysOf(year).end);
      for (let index = 1; index < 12; index++) expect(months[index]!.first).toBe(months[index - 1]!.end);
    }),
  );
});
