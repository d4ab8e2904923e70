import type { Db } from '#app/platform/db/database.ts';
import type { Asked, DatedType } from './dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';

/** When each live row was last changed, oldest first: a new one comes at the end. */
export async function listChanges(
  db: Db,
  type: DatedType,
  asked: Asked & { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string; address: string | null }[]> {
  return db
    .selectFrom('content_items')
    .select(['id', 'updated_at as updatedAt', 'address'])
    .where(liveNow(type, asked.schoolCode, asked.now))
    .orderBy('day')
    .orderBy('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
}

export async function countLive(db: Db, type: DatedType, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('content_items')
    .where(liveNow(type, asked.schoolCode, asked.now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
