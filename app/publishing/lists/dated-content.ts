import { sql } from 'kysely';
import type { DayCount, DayFilter } from '#app/core/time/calendar.ts';
import { type Day, daysOf } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translationIn, translatedTitle } from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** Content that is listed newest first, by its own day. */
export type DatedType = Pick<ContentType, 'name'>;

export interface ContentQuery {
  schoolCode: string;
  now: Date;
  /** The language of the texts, for items that are translated; without it, as written. */
  language?: Locale | undefined;
}

/** A part of a list, newest first; items of one day are ordered by id. */
export interface SliceQuery extends ContentQuery, DayFilter {
  limit: number;
  offset?: number | undefined;
  /** Start at this day; `offset` then counts from there. */
  upTo?: Day | undefined;
}

export async function listIds(db: Db, type: DatedType, query: SliceQuery): Promise<string[]> {
  const { rows } = await selectIds(type, query).execute(db);
  return rows.map(({ id }) => id);
}

/** Answered from the index of live rows alone. */
export function selectIds(type: DatedType, query: SliceQuery) {
  const upTo = query.upTo === undefined ? sql`` : sql` and ${DAY} <= ${query.upTo}`;
  return sql<{ id: string }>`select id from content_items
    where ${liveNow(type, query.schoolCode, query.now)}${within(query)}${upTo}
    order by ${DAY} desc, id desc limit ${query.limit} offset ${query.offset ?? 0}`;
}

/** Counts every live row once; callers cache the result for as long as the content is unchanged. */
export async function countDays(db: Db, type: DatedType, query: ContentQuery): Promise<DayCount[]> {
  return (await selectDayCounts(type, query).execute(db)).rows;
}

/** In the order of the index, so that nothing has to be sorted. */
export function selectDayCounts(type: DatedType, query: ContentQuery) {
  return sql<DayCount>`select ${DAY} as day, count(*) as count from content_items
    where ${liveNow(type, query.schoolCode, query.now)} group by ${DAY} order by ${DAY} desc`;
}

export interface Neighbour {
  id: string;
  title: string;
}

interface FoundNeighbour extends Neighbour {
  language: Locale;
  translated: string | null;
}
export interface Neighbours {
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
}

/** The items before and after an item in the list of all. */
export async function findNeighbours(
  db: Db,
  type: DatedType,
  query: ContentQuery & { id: string; day: Day },
): Promise<Neighbours> {
  const [newer, older] = await Promise.all(
    (['newer', 'older'] as const).map((side) => selectNeighbour(type, side, query).execute(db)),
  );
  const toNeighbour = (found: FoundNeighbour | undefined) =>
    found && { id: found.id, title: translatedTitle(found, query.language) };
  return { newer: toNeighbour(newer!.rows[0]), older: toNeighbour(older!.rows[0]) };
}

export function selectNeighbour(
  type: DatedType,
  side: keyof Neighbours,
  query: ContentQuery & { id: string; day: Day },
) {
  const [beyond, order] = side === 'newer' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return sql<FoundNeighbour>`select id, title, language, ${translationIn(query.language)} as translated from content_items
    where ${liveNow(type, query.schoolCode, query.now)} and (${DAY}, id) ${beyond} (${query.day}, ${query.id})
    order by ${DAY} ${order}, id ${order} limit 1`;
}

/** `and` the days of a year, of a month of it, or of that month of every year, or nothing. */
export function within({ year, month }: DayFilter) {
  if (year === undefined && month === undefined) return sql``;
  if (year === undefined) return sql` and ${MONTH} = ${twoDigits(month!)}`;
  const { first, end } = daysOf(year, month);
  return sql` and ${DAY} >= ${first} and ${DAY} < ${end}`;
}

const DAY = sql.ref('content_items.day');
/** As in the index `content_items_live_by_month`. */
const MONTH = sql`substr(${DAY}, 6, 2)`;
const twoDigits = (month: number) => String(month).padStart(2, '0');
