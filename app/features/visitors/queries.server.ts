import type { Db } from '#app/platform/db/database.ts';

export async function countVisitors(db: Db, schoolCode: string): Promise<number> {
  const row = await db
    .selectFrom('visitor_totals')
    .select('total')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.total ?? 0;
}
