import type { Day } from '#app/core/days.ts';
import type { Db } from '#app/platform/db/database.ts';

export async function countVisitors(db: Db, schoolCode: string): Promise<number> {
  const row = await db
    .selectFrom('visitor_totals')
    .select('total')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** The days that had visits, oldest first. */
export async function listVisitsByDay(
  db: Db,
  schoolCode: string,
  { from, to }: { from: Day; to: Day },
): Promise<{ day: Day; visits: number }[]> {
  return db
    .selectFrom('visits_by_day')
    .select(['day', 'visits'])
    .where('school_code', '=', schoolCode)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}
