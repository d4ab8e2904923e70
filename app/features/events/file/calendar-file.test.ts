import { expect, test } from 'vitest';
import type { SchoolEvent } from '../event.ts';
import { writeCalendar } from './calendar-file.ts';
import { schoolEvent } from '#tests/support/content/school-event.ts';

const event = (more: Partial<SchoolEvent> = {}) =>
  schoolEvent({
    title: 'Sports Day',
    from: '2026-12-05',
    begins: '08:00',
    ends: '13:00',
    place: 'Field',
    ...more,
  });

const write = (...events: SchoolEvent[]) =>
  writeCalendar({
    name: 'LFIS: calendar',
    host: 'lfis.example',
    events,
    addressOf: ({ id }) => `https://lfis.example/Event?id=${id}`,
    audienceOf: () => 'All classes',
  });

/** As an app reads it: folded lines are joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('an event with times is in UTC, and a later download has the same event id', () => {
  const lines = linesOf(write(event()));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('UID:one@lfis.example');
  expect(lines).toContain('DTSTART:20261205T023000Z');
  expect(lines).toContain('DTEND:20261205T073000Z');
  expect(lines).toContain('DTSTAMP:20261115T060000Z');
  expect(lines.at(-1)).toBe('');
  expect(write(event())).toBe(write(event()));
});

test('whole days end on the day after the last', () => {
  const lines = linesOf(write(event({ begins: '', ends: '', from: '2026-12-25', until: '2027-01-03' })));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261225');
  expect(lines).toContain('DTEND;VALUE=DATE:20270104');
});

test('characters that would end a value or a line are escaped', () => {
  const text = write(event({ title: 'a;b,c\\d\nEND:VEVENT\u0007', place: 'x\r\nUID:evil' }));
  expect(linesOf(text)).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT');
  expect(linesOf(text)).toContain('LOCATION:x\\nUID:evil');
  expect(linesOf(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('no line is longer than 75 bytes, and no character is split', () => {
  const title = 'मकर संक्रांति: पतंग उत्सव '.repeat(12);
  const text = write(event({ title, text: `${'x'.repeat(500)}🪁` }));
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
});

test('a calendar without events is valid', () => {
  expect(linesOf(write()).slice(-2)).toEqual(['END:VCALENDAR', '']);
});
