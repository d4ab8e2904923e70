import type { Db } from '#app/platform/db/database.ts';
import { type Asked, type DatedTable, dayColumns } from './dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';

/** When each live row was last changed, oldest first: a new one comes at the end. */
export async function listChanges(
  db: Db,
  table: DatedTable,
  asked: Asked & { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string }[]> {
  return db
    .selectFrom(table)
    .select(['id', 'updated_at as updatedAt'])
    .where(liveNow(table, asked.schoolCode, asked.now))
    .orderBy(dayColumns[table])
    .orderBy('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
}

export async function countLive(db: Db, table: DatedTable, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where(liveNow(table, asked.schoolCode, asked.now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
