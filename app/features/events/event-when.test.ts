import { expect, test } from 'vitest';
import { en } from '#app/words/en.ts';
import { inOrder, isFor, gradeRanges } from './event.ts';
import {
  classesOfEvent,
  daysOfEvent,
  summaryLine,
  soonLabel,
  timesOfEvent,
  weekdaysOfEvent,
} from './event-when.ts';
import { schoolEvent } from '#tests/support/content/school-event.ts';

const words = en.calendar;
const event = schoolEvent;

test('its days are formatted as people write them', () => {
  expect(daysOfEvent(event(), words)).toBe('Monday, 16 November 2026');
  expect(daysOfEvent(event({ until: '2026-11-20' }), words)).toBe('16–20 November 2026');
  expect(daysOfEvent(event({ until: '2026-12-02' }), words)).toBe('16 November to 2 December 2026');
  expect(daysOfEvent(event({ until: '2027-01-02' }), words)).toBe('16 November 2026 to 2 January 2027');
  expect(weekdaysOfEvent(event({ until: '2026-11-20' }), words.shortWeekdays, words)).toBe('Mon to Fri');
  expect(weekdaysOfEvent(event({ until: '2026-12-02' }), words.shortWeekdays, words)).toBe('to 2 Dec');
});

test('its times are formatted with AM and PM', () => {
  expect(timesOfEvent(event({ begins: '09:00', ends: '13:30' }), words)).toBe('9:00 AM to 1:30 PM');
  expect(timesOfEvent(event({ begins: '12:05' }), words)).toBe('12:05 PM');
  expect(timesOfEvent(event({ begins: '00:30' }), words)).toBe('12:30 AM');
  expect(timesOfEvent(event({ ends: '10:00' }), words)).toBe('until 10:00 AM');
  expect(timesOfEvent(event(), words)).toBe('');
  expect(summaryLine(event({ kind: 'holiday' }), words)).toBe('Holiday');
  expect(summaryLine(event({ begins: '09:00', place: 'Hall' }), words)).toBe('9:00 AM');
});

test('its classes are formatted as ranges', () => {
  expect(classesOfEvent(event(), words)).toBe('All classes');
  expect(classesOfEvent(event({ classes: ['4', '5', '6'] }), words)).toBe('Classes 4 to 6');
  expect(classesOfEvent(event({ classes: ['nursery', 'kg', '1'] }), words)).toBe('Nursery to Class 1');
  expect(classesOfEvent(event({ classes: ['8', 'kg', '1', '3'] }), words)).toBe(
    'KG to Class 1, Class 3 and Class 8',
  );
  expect(gradeRanges(['nursery', 'kg'])).toEqual([['nursery', 'kg']]);
  expect([
    isFor(event(), '3'),
    isFor(event({ classes: ['4'] }), '3'),
    isFor(event({ classes: ['4'] }), undefined),
  ]).toEqual([true, false, true]);
});

test('near events are labelled as such, past ones are not', () => {
  const label = (today: string, until = '2026-11-16') => soonLabel(event({ until }), today, words);
  expect(label('2026-11-14')).toBe('');
  expect(label('2026-11-15')).toBe('Tomorrow');
  expect(label('2026-11-16')).toBe('Today');
  expect(label('2026-11-17')).toBe('');
  expect(label('2026-11-18', '2026-11-20')).toBe('Happening now');
});

test('within a day events are sorted by time, those without a time first', () => {
  const ids = inOrder([
    event({ id: 'noon', begins: '12:00' }),
    event({ id: 'morning', begins: '09:00' }),
    event({ id: 'all day' }),
    event({ id: 'before', from: '2026-11-15', begins: '20:00' }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['before', 'all day', 'morning', 'noon']);
});
