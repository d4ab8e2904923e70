import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/platform/db/live.ts';

interface Asked {
  schoolCode: string;
  now: Date;
}

/** When each album was last changed, oldest album first: a new one comes at the end. */
export async function listAlbumChanges(
  db: Db,
  asked: Asked & { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string }[]> {
  return db
    .selectFrom('albums')
    .select(['id', 'updated_at as updatedAt'])
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .orderBy('date')
    .orderBy('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
}

export async function countAlbums(db: Db, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('albums')
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
