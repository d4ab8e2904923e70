import { sql } from 'kysely';
import type { DayCount, DayFilter } from '#app/core/calendar.ts';
import { type Day, daysOf } from '#app/core/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';

/** Content that is listed newest first, each by a day of its own. */
export const dayColumns = { albums: 'date', news_items: 'from_date', videos: 'date' } as const;
export type DatedTable = keyof typeof dayColumns;

export interface Asked {
  schoolCode: string;
  now: Date;
}

/** A stretch of a list, newest first; items of one day keep one order, by id. */
export interface AskedStretch extends Asked, DayFilter {
  limit: number;
  offset?: number | undefined;
  /** Begin at this day; `offset` then counts from there. */
  upTo?: Day | undefined;
}

export async function listIds(db: Db, table: DatedTable, asked: AskedStretch): Promise<string[]> {
  const { rows } = await selectIds(table, asked).execute(db);
  return rows.map(({ id }) => id);
}

/** Answered from the index of live rows alone. */
export function selectIds(table: DatedTable, asked: AskedStretch) {
  const day = dayOf(table);
  const upTo = asked.upTo === undefined ? sql`` : sql` and ${day} <= ${asked.upTo}`;
  return sql<{ id: string }>`select id from ${sql.table(table)}
    where ${liveNow(table, asked.schoolCode, asked.now)}${within(table, asked)}${upTo}
    order by ${day} desc, id desc limit ${asked.limit} offset ${asked.offset ?? 0}`;
}

/** Counts every live row once; callers keep the answer for as long as the content stands. */
export async function countDays(db: Db, table: DatedTable, asked: Asked): Promise<DayCount[]> {
  return (await selectDayCounts(table, asked).execute(db)).rows;
}

/** In the order of the index, so that nothing has to be sorted. */
export function selectDayCounts(table: DatedTable, asked: Asked) {
  const day = dayOf(table);
  return sql<DayCount>`select ${day} as day, count(*) as count from ${sql.table(table)}
    where ${liveNow(table, asked.schoolCode, asked.now)} group by ${day} order by ${day} desc`;
}

export interface Neighbour {
  id: string;
  title: string;
}
export interface Neighbours {
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
}

/** What stands before and after an item in the list of all. */
export async function findNeighbours(
  db: Db,
  table: DatedTable,
  asked: Asked & { id: string; day: Day },
): Promise<Neighbours> {
  const [newer, older] = await Promise.all(
    (['newer', 'older'] as const).map((side) => selectNeighbour(table, side, asked).execute(db)),
  );
  return { newer: newer!.rows[0], older: older!.rows[0] };
}

export function selectNeighbour(
  table: DatedTable,
  side: keyof Neighbours,
  asked: Asked & { id: string; day: Day },
) {
  const day = dayOf(table);
  const [beyond, order] = side === 'newer' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return sql<Neighbour>`select id, title from ${sql.table(table)}
    where ${liveNow(table, asked.schoolCode, asked.now)} and (${day}, id) ${beyond} (${asked.day}, ${asked.id})
    order by ${day} ${order}, id ${order} limit 1`;
}

/** `and` the days of a year, of a month of it, or of that month of every year, or nothing. */
export function within(table: DatedTable, { year, month }: DayFilter) {
  if (year === undefined && month === undefined) return sql``;
  if (year === undefined) return sql` and ${monthOf(table)} = ${twoDigits(month!)}`;
  const { first, end } = daysOf(year, month);
  return sql` and ${dayOf(table)} >= ${first} and ${dayOf(table)} < ${end}`;
}

/** As the index `…_live_by_month` has it. */
const monthOf = (table: DatedTable) => sql`substr(${dayOf(table)}, 6, 2)`;
const twoDigits = (month: number) => String(month).padStart(2, '0');

const dayOf = (table: DatedTable) => sql.ref(`${table}.${dayColumns[table]}`);
