import type { Db } from '#app/platform/db/database.ts';
import { BACKUP_JOB, type BackupFailure, readFailure } from './backup.ts';

/** How the backup stands that was last asked for. */
export type LastAsked =
  { state: 'under-way'; askedAt: string } | { state: 'failed'; at: string; why: BackupFailure };

/** Nothing where none was ever asked for, or the last was made: then it is in the list. */
export async function findLastAsked(db: Db, schoolCode: string): Promise<LastAsked | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['state', 'created_at', 'updated_at', 'last_error'])
    .where('school_code', '=', schoolCode)
    .where('kind', '=', BACKUP_JOB)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!job || job.state === 'done') return undefined;
  if (job.state === 'dead') return { state: 'failed', at: job.updated_at, why: readFailure(job.last_error) };
  return { state: 'under-way', askedAt: job.created_at };
}

/** About what an archive will weigh: the photos are nearly all of it. */
export async function mediaBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('bytes'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
