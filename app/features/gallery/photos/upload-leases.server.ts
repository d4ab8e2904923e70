import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';
import { databaseTime } from '#app/platform/db/database-time.ts';

/** Whoever dies with an upload in hand keeps others from it for so long. */
const LEASE_SECONDS = 15;

interface UploadLease {
  uploadId: string;
  /** Another for every request. */
  leaseHolder: string;
}

/** Takes an upload in hand, for one request of one replica. Where another has it, that one is told to let go. */
export async function leaseUpload({ engine, writes }: Database, lease: UploadLease): Promise<boolean> {
  const row = await writes
    .insertInto('photo_upload_locks')
    .values({ upload_id: lease.uploadId, holder: lease.leaseHolder, held_until: leaseEnd(engine), wanted: 0 })
    .onConflict((conflict) =>
      conflict
        .column('upload_id')
        .doUpdateSet({ holder: lease.leaseHolder, held_until: leaseEnd(engine), wanted: 0 })
        .where('photo_upload_locks.held_until', '<=', databaseTime(engine)),
    )
    .returning('holder')
    .executeTakeFirst();
  if (row) return true;
  await writes
    .updateTable('photo_upload_locks')
    .set({ wanted: 1 })
    .where('upload_id', '=', lease.uploadId)
    .execute();
  return false;
}

/** For as long again. Tells whether it is still ours, and whether another waits for it. */
export async function renewLease(
  { engine, writes }: Database,
  lease: UploadLease,
): Promise<'held' | 'wanted' | 'taken-over'> {
  const row = await writes
    .updateTable('photo_upload_locks')
    .set({ held_until: leaseEnd(engine) })
    .where('upload_id', '=', lease.uploadId)
    .where('holder', '=', lease.leaseHolder)
    .returning('wanted')
    .executeTakeFirst();
  if (!row) return 'taken-over';
  return row.wanted ? 'wanted' : 'held';
}

export async function releaseLease({ writes }: Database, lease: UploadLease): Promise<void> {
  await writes
    .deleteFrom('photo_upload_locks')
    .where('upload_id', '=', lease.uploadId)
    .where('holder', '=', lease.leaseHolder)
    .execute();
}

/** Those of processes that died, for uploads that nobody took in hand again. */
export async function deleteOldLeases({ writes }: Database, before: Date): Promise<void> {
  await writes.deleteFrom('photo_upload_locks').where('held_until', '<', before.toISOString()).execute();
}

const leaseEnd = (engine: Database['engine']) => databaseTime(engine, sql.lit(LEASE_SECONDS));
