import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayInIndia,
  daysLater,
  daysOf,
  endOfDayInIndia,
  nextTimeInIndia,
  readDay,
  readTime,
  startOfDayInIndia,
  timeInIndia,
  weekdayOf,
} from './days.ts';

test('an instant falls on the day in India, whatever the machine’s time zone', () => {
  expect(dayInIndia('2026-11-14T18:29:59.999Z')).toBe('2026-11-14');
  expect(dayInIndia('2026-11-14T18:30:00.000Z')).toBe('2026-11-15');
  expect(startOfDayInIndia('2026-11-15')).toBe('2026-11-14T18:30:00.000Z');
  for (const instant of ['2026-12-30T18:30:00.000Z', '2026-12-31T18:29:59.999Z'])
    expect(endOfDayInIndia(new Date(instant)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
});

test('a time of day is India’s, and recurs the next day', () => {
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

test('a day is parsed as a date field sends it, or day first as people write it', () => {
  for (const text of ['2021-02-04', '04/02/2021', '4/2/2021', '4-2-2021', '04.02.2021', ' 4.2.2021 '])
    expect(readDay(text), text).toBe('2021-02-04');
  expect(readDay('2024-02-29')).toBe('2024-02-29');
  expect(readDay('0202-01-14')).toBe('0202-01-14');
});

test('a date that does not exist is refused', () => {
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

test('every day of JavaScript’s calendar is parsed as itself', () => {
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

test('a time is parsed as people type it', () => {
  const times = { '9:30': '09:30', '09.30': '09:30', '14:30': '14:30', '2:30 PM': '14:30', '12 am': '00:00' };
  for (const [typed, time] of Object.entries(times)) expect(readTime(typed), typed).toBe(time);
  expect(readTime('12:15 p.m.')).toBe('12:15');
  for (const typed of ['', '9', 'noon', '24:00', '9:60', '13:00 PM', '0:30 am', '9:5'])
    expect(readTime(typed), typed).toBeUndefined();
});

test('days later, and the day of the week', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
  expect([weekdayOf('2026-11-15'), weekdayOf('2026-11-14')]).toEqual([0, 6]);
});
