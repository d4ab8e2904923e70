import { type Day, daysLater } from '#app/core/time/days.ts';
import type { SchoolEvent } from '../event.ts';

export interface CalendarFile {
  /** Its name in a calendar app. */
  name: string;
  /** The host, which makes the event ids globally unique. */
  host: string;
  events: SchoolEvent[];
  addressOf: (event: SchoolEvent) => string;
  audienceOf: (event: SchoolEvent) => string;
}

/** For calendar apps (RFC 5545). Times are in UTC, because India has no daylight saving time. */
export function writeCalendar({ name, host, events, addressOf, audienceOf }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//School calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    // How often a subscribed app should refresh.
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      // From the item, not the current time: an unchanged calendar is the same bytes.
      `DTSTAMP:${stamp(event.updatedAt)}`,
      `LAST-MODIFIED:${stamp(event.updatedAt)}`,
      ...momentsOf(event),
      `SUMMARY:${text(event.title)}`,
      ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
      `DESCRIPTION:${text([audienceOf(event), event.text, addressOf(event)].filter(Boolean).join('\n\n'))}`,
      `URL:${addressOf(event)}`,
      // A holiday or a book week does not block anyone's time.
      `TRANSP:${event.begins && event.ends && event.from === event.until ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Whole days if it has no time, or if the times apply to each of several days. */
function momentsOf({ from, until, begins, ends }: SchoolEvent): string[] {
  if (!begins || until > from)
    return [
      `DTSTART;VALUE=DATE:${plain(from)}`,
      // The day after the last.
      `DTEND;VALUE=DATE:${plain(daysLater(until, 1))}`,
    ];
  const start = moment(from, begins);
  return [`DTSTART:${start}`, ends ? `DTEND:${moment(from, ends)}` : 'DURATION:PT1H'];
}

const plain = (day: Day) => day.replaceAll('-', '');
const moment = (day: Day, time: string) => stamp(`${day}T${time}:00+05:30`);
const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes characters that would end a value or a line, and drops control characters. */
const text = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const MAX_BYTES = 75;

/** No line is longer than 75 bytes; a continuation starts with a space. Never splits a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
