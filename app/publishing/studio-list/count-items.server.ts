import type { Db } from '#app/platform/db/database.ts';

/** How many items of each of these types there are, without the trash. */
export async function countItems(
  db: Db,
  { schoolCode, types }: { schoolCode: string; types: readonly string[] },
): Promise<Map<string, number>> {
  if (types.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_items')
    .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
    .where('school_code', '=', schoolCode)
    .where('type', 'in', types)
    .where('deleted_at', 'is', null)
    .groupBy('type')
    .execute();
  return new Map(rows.map(({ type, count }) => [type, Number(count)]));
}
