import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';
import { databaseTime } from '#app/platform/db/database-time.ts';

/** Whoever dies with an upload in hand keeps others from it for so long. */
const LEASE_SECONDS = 15;

interface Hold {
  uploadId: string;
  /** Another for every request. */
  holder: string;
}

/** Takes an upload in hand, for one request of one replica. Where another has it, that one is told to let go. */
export async function takeUpload({ engine, writes }: Database, hold: Hold): Promise<boolean> {
  const row = await writes
    .insertInto('photo_upload_locks')
    .values({ upload_id: hold.uploadId, holder: hold.holder, held_until: leaseEnd(engine), wanted: 0 })
    .onConflict((conflict) =>
      conflict
        .column('upload_id')
        .doUpdateSet({ holder: hold.holder, held_until: leaseEnd(engine), wanted: 0 })
        .where('photo_upload_locks.held_until', '<=', databaseTime(engine)),
    )
    .returning('holder')
    .executeTakeFirst();
  if (row) return true;
  await writes
    .updateTable('photo_upload_locks')
    .set({ wanted: 1 })
    .where('upload_id', '=', hold.uploadId)
    .execute();
  return false;
}

/** For as long again. Tells whether it is still ours, and whether another waits for it. */
export async function holdOn(
  { engine, writes }: Database,
  hold: Hold,
): Promise<'held' | 'wanted' | 'taken-over'> {
  const row = await writes
    .updateTable('photo_upload_locks')
    .set({ held_until: leaseEnd(engine) })
    .where('upload_id', '=', hold.uploadId)
    .where('holder', '=', hold.holder)
    .returning('wanted')
    .executeTakeFirst();
  if (!row) return 'taken-over';
  return row.wanted ? 'wanted' : 'held';
}

export async function letGo({ writes }: Database, hold: Hold): Promise<void> {
  await writes
    .deleteFrom('photo_upload_locks')
    .where('upload_id', '=', hold.uploadId)
    .where('holder', '=', hold.holder)
    .execute();
}

/** Those of processes that died, for uploads that nobody took in hand again. */
export async function forgetOldHolds({ writes }: Database, before: Date): Promise<void> {
  await writes.deleteFrom('photo_upload_locks').where('held_until', '<', before.toISOString()).execute();
}

const leaseEnd = (engine: Database['engine']) => databaseTime(engine, sql.lit(LEASE_SECONDS));
