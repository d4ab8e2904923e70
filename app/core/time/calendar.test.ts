import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, countIn, type DayCount, findAtOffset, monthsIn, dayOffsets } from './calendar.ts';

const days: DayCount[] = [
  { day: '2025-11-30', count: 1 },
  { day: '2025-11-02', count: 1 },
  { day: '2025-02-01', count: 1 },
  { day: '2024-05-01', count: 4 },
];

test('days are counted into years and months, newest first', () => {
  const calendar = calendarOf(days);
  expect(calendar).toEqual({
    total: 7,
    years: [
      {
        year: 2025,
        count: 3,
        months: [
          { month: 11, count: 2 },
          { month: 2, count: 1 },
        ],
      },
      { year: 2024, count: 4, months: [{ month: 5, count: 4 }] },
    ],
  });
  expect(countIn(calendar, {})).toBe(7);
  expect(countIn(calendar, { year: 2025 })).toBe(3);
  expect(countIn(calendar, { year: 2025, month: 11 })).toBe(2);
  expect(countIn(calendar, { year: 2025, month: 7 })).toBe(0);
  expect(countIn(calendar, { year: 1999 })).toBe(0);
  expect(calendarOf([])).toEqual({ total: 0, years: [] });
});

test('a month without a year is that month of every year', () => {
  const calendar = calendarOf([{ day: '2026-11-06', count: 5 }, ...days, { day: '2019-11-14', count: 3 }]);
  expect(countIn(calendar, { month: 11 })).toBe(10);
  expect(countIn(calendar, { month: 7 })).toBe(0);
  expect(monthsIn(calendar)).toEqual([11, 5, 2]);
  expect(monthsIn(calendar, 2025)).toEqual([11, 2]);
  expect(monthsIn(calendar, 1999)).toEqual([]);
});

test('the position in a list equals that of walking it item by item', () => {
  const anyDays = fc
    .uniqueArray(fc.record({ day: fc.constantFrom(...someDays()), count: fc.integer({ min: 1, max: 4 }) }), {
      selector: ({ day }) => day,
      maxLength: 12,
    })
    .map((counts) => counts.toSorted((a, b) => (a.day < b.day ? 1 : -1)));
  const filter = fc.record(
    { year: fc.integer({ min: 2023, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyDays, filter, fc.nat(30), (counts, { year, month }, offset) => {
      const dayFilter = { year, month };
      const items = counts
        .filter(({ day }) => year === undefined || day.startsWith(`${year}-`))
        .filter(({ day }) => month === undefined || day.slice(5, 7) === String(month).padStart(2, '0'))
        .flatMap(({ day, count }) => Array.from({ length: count }, (_, skip) => ({ day, skip })));
      expect(findAtOffset(dayOffsets(counts), dayFilter, offset)).toEqual(items[offset]);
      expect(countIn(calendarOf(counts), dayFilter)).toBe(items.length);
    }),
  );
});

function someDays(): string[] {
  return [2023, 2024, 2025].flatMap((year) =>
    ['01-01', '01-31', '02-28', '06-15', '12-01', '12-31'].map((rest) => `${year}-${rest}`),
  );
}
