import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';
import { databaseTime } from '#app/platform/db/database-time.ts';

/** How long an upload is locked after its process died. */
const LEASE_SECONDS = 15;

interface UploadLease {
  schoolCode: string;
  uploadId: string;
  /** Different for every request. */
  leaseHolder: string;
}

/** Leases an upload for one request of one replica. If another request has it, that one is asked to release it. */
export async function leaseUpload({ engine, writes }: Database, lease: UploadLease): Promise<boolean> {
  const row = await writes
    .insertInto('photo_upload_locks')
    .values({
      school_code: lease.schoolCode,
      upload_id: lease.uploadId,
      lease_holder: lease.leaseHolder,
      lease_until: leaseEnd(engine),
      wanted: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'upload_id'])
        .doUpdateSet({ lease_holder: lease.leaseHolder, lease_until: leaseEnd(engine), wanted: 0 })
        .where('photo_upload_locks.lease_until', '<=', databaseTime(engine)),
    )
    .returning('lease_holder')
    .executeTakeFirst();
  if (row) return true;
  await writes
    .updateTable('photo_upload_locks')
    .set({ wanted: 1 })
    .where('school_code', '=', lease.schoolCode)
    .where('upload_id', '=', lease.uploadId)
    .execute();
  return false;
}

/** Extends the lease. Returns whether it is still held, and whether another request waits for it. */
export async function renewLease(
  { engine, writes }: Database,
  lease: UploadLease,
): Promise<'held' | 'wanted' | 'taken-over'> {
  const row = await writes
    .updateTable('photo_upload_locks')
    .set({ lease_until: leaseEnd(engine) })
    .where('school_code', '=', lease.schoolCode)
    .where('upload_id', '=', lease.uploadId)
    .where('lease_holder', '=', lease.leaseHolder)
    .returning('wanted')
    .executeTakeFirst();
  if (!row) return 'taken-over';
  return row.wanted ? 'wanted' : 'held';
}

export async function releaseLease({ writes }: Database, lease: UploadLease): Promise<void> {
  await writes
    .deleteFrom('photo_upload_locks')
    .where('school_code', '=', lease.schoolCode)
    .where('upload_id', '=', lease.uploadId)
    .where('lease_holder', '=', lease.leaseHolder)
    .execute();
}

/** Leases of processes that died, for uploads that were not continued. */
export async function deleteOldLeases({ writes }: Database, schoolCode: string, before: Date): Promise<void> {
  await writes
    .deleteFrom('photo_upload_locks')
    .where('school_code', '=', schoolCode)
    .where('lease_until', '<', before.toISOString())
    .execute();
}

const leaseEnd = (engine: Database['engine']) => databaseTime(engine, sql.lit(LEASE_SECONDS));
