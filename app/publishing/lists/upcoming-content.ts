import { sql } from 'kysely';
import { type Day, daysLater } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, type Item, LONGEST_DAYS } from '#app/publishing/content-type.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translationIn } from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { ContentQuery, DatedType } from './dated-content.ts';
import { type FoundRow, itemOf } from './items.server.ts';

const columns = (language: Locale | undefined) =>
  sql`id, language, updated_at as "updatedAt", fields, ${translationIn(language)} as translated`;

interface UpcomingQuery extends ContentQuery {
  today: Day;
  limit: number;
  offset?: number;
}

/** What is not over on that day, the next first; an item of several days is listed by its first. */
export async function listUpcoming<Type extends ContentType>(
  db: Db,
  type: Type,
  query: UpcomingQuery,
): Promise<Item<Type>[]> {
  const { rows } = await selectUpcoming(type, query).execute(db);
  return rows.map((row) => itemOf(type, row, query.language));
}

/** Few rows are in the future and many in the past, so the index by last day is the right one. */
export const selectUpcoming = (
  type: DatedType,
  { schoolCode, now, language, today, limit, offset = 0 }: UpcomingQuery,
) => sql<FoundRow>`select ${columns(language)} from content_items
    where ${liveNow(type, schoolCode, now)} and last_day >= ${today}
    order by day, id limit ${limit} offset ${offset}`;

interface DaysQuery extends ContentQuery {
  first: Day;
  /** Exclusive. */
  end: Day;
  limit: number;
}

/** Items on any of these days, in order. */
export async function listWithin<Type extends ContentType>(
  db: Db,
  type: Type,
  query: DaysQuery,
): Promise<Item<Type>[]> {
  const { rows } = await selectWithin(type, query).execute(db);
  return rows.map((row) => itemOf(type, row, query.language));
}

export const selectWithin = (
  type: DatedType,
  { schoolCode, now, language, first, end, limit }: DaysQuery,
) => sql<FoundRow>`select ${columns(language)} from content_items
    where ${liveNow(type, schoolCode, now)} and day >= ${daysLater(first, -LONGEST_DAYS)} and day < ${end}
    and coalesce(last_day, day) >= ${first} order by day, id limit ${limit}`;
