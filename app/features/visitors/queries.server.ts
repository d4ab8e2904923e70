import type { Day } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { DayOfVisits } from './last-days.ts';

export async function countVisitors(db: Db, schoolCode: string): Promise<number> {
  const row = await db
    .selectFrom('visitor_totals')
    .select('total')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** How many of them were counted on the school's old site, if that number was imported. */
export async function findVisitorsBefore(db: Db, schoolCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('old_sites')
    .select('imported_visitors')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.imported_visitors ?? undefined;
}

/** The counted visits by day, and those that were not counted because of their network. */
export async function sumVisits(
  db: Db,
  schoolCodes: readonly string[],
): Promise<{ visits: number; refused: number }> {
  const sums = await db
    .selectFrom('visits_by_day')
    .select((sum) => [sum.fn.sum('visits').as('visits'), sum.fn.sum('refused').as('refused')])
    .where('school_code', 'in', schoolCodes)
    .executeTakeFirst();
  return { visits: Number(sums?.visits ?? 0), refused: Number(sums?.refused ?? 0) };
}

/** The days that had visits, oldest first. */
export async function listVisitsByDay(
  db: Db,
  schoolCode: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayOfVisits[]> {
  return db
    .selectFrom('visits_by_day')
    .select(['day', 'visits', 'refused'])
    .where('school_code', '=', schoolCode)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}
