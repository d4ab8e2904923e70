import { ITEM_ID } from '#app/addresses.ts';
import { dayInIndia, daysLater } from '#app/core/time/days.ts';
import { gradeFileName, GRADES } from '#app/core/grades.ts';
import type { DocumentRequest, DocumentRoute } from '#app/platform/http/document-route.ts';
import type { TextDocument } from '#app/platform/http/text-document.ts';
import { isFor, type SchoolEvent } from '../event.ts';
import { audienceOfEvent } from '../event-when.ts';
import { findEvent, listEventsOf, listEventsWithin } from '../queries.server.ts';
import { writeCalendar } from './calendar-file.ts';

/** The range of a subscribed calendar. */
const DAYS_BACK = 200;
const DAYS_AHEAD = 800;

/** The calendar files; `calendarFile()` of the addresses returns their names. */
export const calendarFiles: DocumentRoute[] = [
  {
    path: '/calendar/:name{[0-9a-z-]+\\.ics}',
    write: (request, path) => write(request, path.slice(path.lastIndexOf('/') + 1, -'.ics'.length)),
  },
];

async function write(request: DocumentRequest, name: string): Promise<TextDocument | undefined> {
  const found = await find(request, name);
  if (!found) return undefined;
  const { site, school } = request;
  const { calendar } = site.words;
  return {
    contentType: 'text/calendar; charset=utf-8',
    text: writeCalendar({
      name: calendar.fileName(school.name, found.name),
      host: new URL(site.url).host,
      events: found.events,
      addressOf: ({ id }) => site.url + site.hrefOf('event', { id }),
      audienceOf: (event) => audienceOfEvent(event, calendar),
    }),
  };
}

async function find(
  { db, site, now }: DocumentRequest,
  name: string,
): Promise<{ name: string; events: SchoolEvent[] } | undefined> {
  const query = { schoolCode: site.schoolCode, now, language: site.language };
  const { calendar } = site.words;
  const [, id] = /^event-(.+)$/.exec(name) ?? [];
  if (id) {
    const event = ITEM_ID.test(id) ? await findEvent(db, { ...query, id }) : undefined;
    return event && { name: event.title, events: [event] };
  }
  const [, year, month] = /^month-(\d{4})-(0[1-9]|1[0-2])$/.exec(name) ?? [];
  if (year && month) {
    const events = await listEventsOf(db, { ...query, year: Number(year), month: Number(month) });
    return { name: calendar.monthOf(Number(year), Number(month)), events };
  }
  const grade = GRADES.find((each) => gradeFileName(each) === name);
  if (name !== 'all' && !grade) return undefined;
  const today = dayInIndia(now);
  const span = { first: daysLater(today, -DAYS_BACK), end: daysLater(today, DAYS_AHEAD) };
  const events = (await listEventsWithin(db, { ...query, ...span })).filter((event) => isFor(event, grade));
  return { name: grade ? calendar.class(grade) : '', events };
}
