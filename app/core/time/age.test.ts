import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, birthday } from './age.ts';
import { type Day, dayOf, daysInMonth } from './days.ts';

const anyDay = fc
  .tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .filter(([year, month, day]) => day <= daysInMonth(year, month))
  .map(([year, month, day]) => dayOf(year, month, day));

/** By JavaScript's own calendar, to check ours. */
const moved = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['2021-02-14', '2021-02-14', 0, 0],
  ['2021-02-14', '2027-02-13', 5, 11],
  ['2021-02-14', '2027-02-14', 6, 0],
  ['2021-02-14', '2027-04-01', 6, 1],
  ['2021-04-01', '2027-04-01', 6, 0],
  ['2021-04-02', '2027-04-01', 5, 11],
  ['2020-12-31', '2021-01-01', 0, 0],
  ['2021-01-31', '2021-02-28', 0, 0],
  ['2021-01-31', '2021-03-01', 0, 1],
  ['2021-08-31', '2021-09-30', 0, 0],
  ['2021-08-31', '2021-10-01', 0, 1],
  ['2020-02-29', '2023-02-28', 2, 11],
  ['2020-02-29', '2023-03-01', 3, 0],
  ['2020-02-29', '2024-02-28', 3, 11],
  ['2020-02-29', '2024-02-29', 4, 0],
])('a child born on %s is on %s %i years and %i months old', (born, day, years, months) => {
  expect(ageOn(born, day)).toEqual({ years, months });
});

test('a year is completed on the birthday and not a day before', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 100 }), (born, years) => {
      const day = birthday(born, years);
      expect(ageOn(born, day)).toEqual({ years, months: 0 });
      expect(ageOn(born, moved(day, -1))).toEqual({ years: years - 1, months: 11 });
    }),
  );
});

test('the birthday keeps its day and month; only 29 February moves, to 1 March', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 100 }), (born, years) => {
      const same = `${Number(born.slice(0, 4)) + years}${born.slice(4)}`;
      const exists = !Number.isNaN(Date.parse(same)) && moved(same, 0) === same;
      expect(birthday(born, years)).toBe(exists ? same : `${same.slice(0, 4)}-03-01`);
    }),
  );
});

test('age never decreases, and a day adds at most one month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 9000 }), (born, days) => {
      const inMonths = (day: Day) => {
        const { years, months } = ageOn(born, day);
        expect(months).toBeGreaterThanOrEqual(0);
        expect(months).toBeLessThan(12);
        return years * 12 + months;
      };
      const more = inMonths(moved(born, days + 1)) - inMonths(moved(born, days));
      expect([0, 1]).toContain(more);
    }),
  );
});
