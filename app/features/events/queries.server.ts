import { calendarOf } from '#app/core/time/calendar.ts';
import { type Day, dayInIndia, daysOf } from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import { queryWords } from '#app/core/text/search-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { chosenOf, type Item } from '#app/publishing/content-type.ts';
import { listComing, listWithin } from '#app/publishing/lists/coming-content.ts';
import {
  type Asked,
  countDays,
  findNeighbours,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { filesSaid } from '#app/publishing/translations/pieces.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';
import { events } from './content-type.ts';
import { inOrder, type SchoolEvent } from './event.ts';

/** More than any month or year of a school has; beyond it a page would be too long to read. */
const MOST = 500;

/** What is not over today, the next first. */
export async function listComingEvents(
  db: Db,
  asked: Asked & { limit?: number; offset?: number },
): Promise<SchoolEvent[]> {
  const { limit = MOST } = asked;
  const today = dayInIndia(asked.now);
  return inOrder(await withFiles(db, await listComing(db, events, { ...asked, limit, today })));
}

/** Of a year or of one month of it, in the order of the days; what lasts into it is there, too. */
export async function listEventsOf(
  db: Db,
  { year, month, ...asked }: Asked & { year: number; month?: number | undefined },
): Promise<SchoolEvent[]> {
  return listEventsWithin(db, { ...asked, ...daysOf(year, month) });
}

export async function listEventsWithin(
  db: Db,
  asked: Asked & { first: Day; end: Day },
): Promise<SchoolEvent[]> {
  return inOrder(await withFiles(db, await listWithin(db, events, { ...asked, limit: MOST })));
}

/** What has these words, or else what sounds like them, the newest first. */
export async function searchEvents(
  db: Db,
  asked: Asked & { q: string },
): Promise<{ events: SchoolEvent[]; isSimilar: boolean }> {
  const { ids, isSimilar } = await findByWords(db, events, { ...asked, words: queryWords(asked.q) });
  return {
    events: await withFiles(db, await itemsOf(db, events, ids.slice(0, MOST), asked.language)),
    isSimilar,
  };
}

export async function findEvent(db: Db, asked: Asked & { id: string }): Promise<SchoolEvent | undefined> {
  const item = await findItem(db, events, asked);
  return item && (await withFiles(db, [item]))[0];
}

/** What begins before it and after it. */
export function findNeighbourEvents(db: Db, asked: Asked & { event: SchoolEvent }): Promise<Neighbours> {
  const { event, ...rest } = asked;
  return findNeighbours(db, events, { ...rest, id: event.id, day: event.from });
}

const FIRST_COMING = 12;

/** The first picture of what is coming: it stands for the calendar, whatever of it is shown. */
export async function findCalendarPicture(db: Db, asked: Asked): Promise<Attachment | undefined> {
  const coming = await listComingEvents(db, { ...asked, limit: FIRST_COMING });
  return coming.map(({ attachments }) => firstImage(attachments)).find(Boolean);
}

/** How many each year has, the newest first. */
export function countYears(
  { database, revisions }: Pick<Services, 'database' | 'revisions'>,
  asked: Asked,
): Promise<{ year: number; count: number }[]> {
  return revisions.remember(asked.schoolCode, 'years of events', async () => {
    const { years } = calendarOf(await countDays(database.reads, events, asked));
    return years.map(({ year, count }) => ({ year, count }));
  });
}

async function withFiles(db: Db, items: Item<typeof events>[]): Promise<SchoolEvent[]> {
  const files = await attachmentsOf(
    db,
    events.name,
    items.map(({ id }) => id),
  );
  return items.map((item) => eventOf(item, files(item.id)));
}

const eventOf = (
  { id, updatedAt, texts, said, language, languages }: Item<typeof events>,
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
  attachments: filesSaid(attachments, said),
});
