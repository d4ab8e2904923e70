import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayInIndia,
  daysOf,
  endOfDayInIndia,
  formatDay,
  monthName,
  nextTimeInIndia,
  readDay,
  startOfDayInIndia,
  timeInIndia,
} from './days.ts';

test('days are written as the school writes them, with Sep and not Sept', () => {
  expect(formatDay('2026-11-06')).toBe('6 Nov 2026');
  expect(formatDay('2025-09-05')).toBe('5 Sep 2025');
  expect(() => monthName(13)).toThrow(RangeError);
});

test('an instant falls on the day of India’s clocks, whatever the machine’s', () => {
  expect(dayInIndia('2026-11-14T18:29:59.999Z')).toBe('2026-11-14');
  expect(dayInIndia('2026-11-14T18:30:00.000Z')).toBe('2026-11-15');
  expect(startOfDayInIndia('2026-11-15')).toBe('2026-11-14T18:30:00.000Z');
  for (const instant of ['2026-12-30T18:30:00.000Z', '2026-12-31T18:29:59.999Z'])
    expect(endOfDayInIndia(new Date(instant)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
});

test('a time of the day is India’s, and comes again the next day', () => {
  expect(timeInIndia('2026-11-14T18:29:59.999Z')).toBe('23:59');
  const at = (now: string) => nextTimeInIndia(new Date(now), 3.5).toISOString();
  expect(at('2026-11-14T21:59:59.000Z')).toBe('2026-11-14T22:00:00.000Z');
  expect(at('2026-11-14T22:00:00.000Z')).toBe('2026-11-15T22:00:00.000Z');
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

test('a day is read as a date field sends it, or day first as people write it', () => {
  for (const text of ['2021-02-04', '04/02/2021', '4/2/2021', '4-2-2021', '04.02.2021', ' 4.2.2021 '])
    expect(readDay(text), text).toBe('2021-02-04');
  expect(readDay('2024-02-29')).toBe('2024-02-29');
  expect(readDay('0202-01-14')).toBe('0202-01-14');
});

test('what no calendar has is not a day', () => {
  const impossible = [
    '2023-02-29',
    '1900-02-29',
    '31/4/2021',
    '2021-13-01',
    '2021-00-10',
    '2021-01-00',
    '0/1/2021',
  ];
  const unclear = [
    '',
    'tomorrow',
    '2021',
    '4/2/21',
    '4/2-2021',
    '2021-2-4',
    '20210204',
    '12021-01-01',
    '४/२/२०२१',
  ];
  for (const text of [...impossible, ...unclear]) expect(readDay(text), text).toBeUndefined();
});

test('every day of the machine’s calendar is read as itself', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(day)).toBe(day);
        const [year, month, dayOfMonth] = day.split('-');
        expect(readDay(`${dayOfMonth}/${month}/${year}`)).toBe(day);
      },
    ),
  );
});
