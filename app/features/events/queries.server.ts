import { calendarOf } from '#app/core/time/calendar.ts';
import { type Day, dayInIndia, daysOf } from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import { queryWords } from '#app/core/text/search-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { chosenOf, type Item } from '#app/publishing/content-type.ts';
import { listUpcoming, listWithin } from '#app/publishing/lists/upcoming-content.ts';
import {
  type ContentQuery,
  countDays,
  findNeighbours,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';
import { events } from './content-type.ts';
import { inOrder, type SchoolEvent } from './event.ts';

/** More than any month or year of a school has; with more, the page would be too long to read. */
const MOST = 500;

/** Events that are not over today, the next first. */
export async function listUpcomingEvents(
  db: Db,
  query: ContentQuery & { limit?: number; offset?: number },
): Promise<SchoolEvent[]> {
  const { limit = MOST } = query;
  const today = dayInIndia(query.now);
  return inOrder(await withFiles(db, query, await listUpcoming(db, events, { ...query, limit, today })));
}

/** Events of a year or of one of its months, in order; includes events that last into it. */
export async function listEventsOf(
  db: Db,
  { year, month, ...query }: ContentQuery & { year: number; month?: number | undefined },
): Promise<SchoolEvent[]> {
  return listEventsWithin(db, { ...query, ...daysOf(year, month) });
}

export async function listEventsWithin(
  db: Db,
  query: ContentQuery & { first: Day; end: Day },
): Promise<SchoolEvent[]> {
  return inOrder(await withFiles(db, query, await listWithin(db, events, { ...query, limit: MOST })));
}

/** Events with these words, otherwise events that sound like them, newest first. */
export async function searchEvents(
  db: Db,
  query: ContentQuery & { q: string },
): Promise<{ events: SchoolEvent[]; isSimilar: boolean }> {
  const { ids, isSimilar } = await findByWords(db, events, { ...query, words: queryWords(query.q) });
  return {
    events: await withFiles(
      db,
      query,
      await itemsOf(db, events, { ...query, ids: ids.slice(0, MOST) }, query.language),
    ),
    isSimilar,
  };
}

export async function findEvent(
  db: Db,
  query: ContentQuery & { id: string },
): Promise<SchoolEvent | undefined> {
  const item = await findItem(db, events, query);
  return item && (await withFiles(db, query, [item]))[0];
}

/** The events before and after it. */
export function findNeighbourEvents(
  db: Db,
  query: ContentQuery & { event: SchoolEvent },
): Promise<Neighbours> {
  const { event, ...rest } = query;
  return findNeighbours(db, events, { ...rest, id: event.id, day: event.from });
}

const FIRST_UPCOMING = 12;

/** The first picture of an upcoming event represents the calendar, whatever part of it is shown. */
export async function findCalendarPicture(db: Db, query: ContentQuery): Promise<Attachment | undefined> {
  const upcoming = await listUpcomingEvents(db, { ...query, limit: FIRST_UPCOMING });
  return upcoming.map(({ attachments }) => firstImage(attachments)).find(Boolean);
}

/** How many events each year has, newest first. */
export function countYears(
  { database, revisions }: Pick<Services, 'database' | 'revisions'>,
  query: ContentQuery,
): Promise<{ year: number; count: number }[]> {
  return revisions.cached(query.schoolCode, 'years of events', async () => {
    const { years } = calendarOf(await countDays(database.reads, events, query));
    return years.map(({ year, count }) => ({ year, count }));
  });
}

async function withFiles(
  db: Db,
  { schoolCode }: ContentQuery,
  items: Item<typeof events>[],
): Promise<SchoolEvent[]> {
  const files = await attachmentsOf(
    db,
    schoolCode,
    events.name,
    items.map(({ id }) => id),
  );
  return items.map((item) => eventOf(item, files(item.id)));
}

const eventOf = (
  { id, updatedAt, texts, translation, language, languages }: Item<typeof events>,
  attachments: Attachment[],
): SchoolEvent => ({
  id,
  language,
  ...(languages && { languages }),
  title: texts.title,
  kind: texts.kind,
  from: texts.fromDate,
  until: texts.toDate || texts.fromDate,
  begins: texts.begins,
  ends: texts.ends,
  place: texts.place,
  classes: chosenOf(texts.classes) as Grade[],
  audience: texts.audience,
  text: texts.text,
  updatedAt,
  attachments: translatedFiles(attachments, translation),
});
