import type { Db } from '#app/platform/db/database.ts';
import { BACKUP_JOB, type BackupFailure, readFailure } from './backup.ts';

/** The state of the backup that was requested last. */
export type RequestedBackup = { state: 'under-way' | 'made' } | { state: 'failed'; why: BackupFailure };

const NEWS_FOR_MS = 10 * 60_000;

/** Undefined if none was ever requested, or the last one ended a while ago: then it is in the list. */
export async function findRequestedBackup(
  db: Db,
  schoolCode: string,
  now: Date,
): Promise<RequestedBackup | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['state', 'updated_at', 'last_error'])
    .where('school_code', '=', schoolCode)
    .where('kind', '=', BACKUP_JOB)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!job) return undefined;
  if (job.state === 'waiting') return { state: 'under-way' };
  if (job.state === 'dead') return { state: 'failed', why: readFailure(job.last_error) };
  return now.getTime() - Date.parse(job.updated_at) < NEWS_FOR_MS ? { state: 'made' } : undefined;
}

/** About the size of an archive: the photos of all schools are nearly all of it. */
export async function mediaBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('bytes'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
