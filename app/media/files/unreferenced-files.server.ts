import { setTimeout as wait } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Db } from '#app/platform/db/database.ts';
import { databaseTime } from '#app/platform/db/database-time.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { StorageUnavailable } from '#app/platform/storage/storage.ts';
import type { Gone } from '#app/platform/storage/disk-cache.ts';
import { removeRenditionsOf } from '#app/media/renditions/remove-renditions.server.ts';
import { originalKey, renditionFolder } from '#app/media/renditions/storage-keys.ts';

/** Deletes the bytes of files that no row names any more, see `erase-unused.server.ts`. */
export const ERASE_JOB = 'erase-files';

/** A file in the storage by its path; its size tells which renditions it can have. */
export interface UnreferencedFile {
  path: string;
  schoolCode: string;
  width: number | null;
  height: number | null;
}

/** The right to write a file for a while, shared with others who write the same content, until someone deletes it. */
export interface WriteLease {
  schoolCode: string;
  path: string;
  erasures: number;
}

/** Longer than the storage may take for a file; after a crash a file is left alone for this time. */
const LEASE_SECONDS = 180;
const MAX_WAITS = 40;
const WAIT_MS = 250;

/**
 * Called before a file is written: if the writer dies, the file is found and deleted, and nobody deletes it in between,
 * for the same photo may be sent again while its earlier copy is being deleted. Writers of the same path do not wait
 * for each other: a path names one content.
 */
export async function leaseFile(
  { engine, writes }: Database,
  file: UnreferencedFile,
  now: Date,
): Promise<WriteLease> {
  const fresh = {
    orphaned_since: now.toISOString(),
    passes: 0,
    erased_at: null,
    lease_until: leaseEnd(engine),
    is_erasing: 0,
  };
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    const row = await writes
      .insertInto('orphaned_files')
      .values({ ...columnsOf(file), ...fresh, erasures: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['school_code', 'path'])
          .doUpdateSet(fresh)
          .where((is) =>
            is.or([
              is('orphaned_files.is_erasing', '=', 0),
              is('orphaned_files.lease_until', '<=', databaseTime(engine)),
            ]),
          ),
      )
      .returning('erasures')
      .executeTakeFirst();
    if (row) return { schoolCode: file.schoolCode, path: file.path, erasures: row.erasures };
    await wait(WAIT_MS);
  }
  throw new StorageUnavailable('another process is deleting the same file');
}

/**
 * Called in the transaction that gives the file its row, before it looks for one. False where the file may be gone
 * because writing took too long, or where another upload of the same content has its row already.
 */
export async function claimFile(transaction: Transaction<Schema>, lease: WriteLease): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('orphaned_files')
    .where('school_code', '=', lease.schoolCode)
    .where('path', '=', lease.path)
    .where('erasures', '=', lease.erasures)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const tookTooLong = () => new StorageUnavailable('a file took too long to be written');

/** Releases the lease. */
export async function releaseLease(db: Db, lease: WriteLease): Promise<void> {
  await db
    .updateTable('orphaned_files')
    .set({ lease_until: '' })
    .where('school_code', '=', lease.schoolCode)
    .where('path', '=', lease.path)
    .where('erasures', '=', lease.erasures)
    .execute();
}

/** Called in the transaction that deletes the last row that names the file. */
export async function recordUnreferenced(
  transaction: Transaction<Schema>,
  file: UnreferencedFile,
  now: Date,
): Promise<void> {
  const fresh = { orphaned_since: now.toISOString(), passes: 0, erased_at: null };
  await transaction
    .insertInto('orphaned_files')
    .values({ ...columnsOf(file), ...fresh, lease_until: '', is_erasing: 0, erasures: 0 })
    .onConflict((conflict) => conflict.columns(['school_code', 'path']).doUpdateSet(fresh))
    .execute();
}

/** The file as it is and, where it was rotated, as it was uploaded. */
export async function recordAllUnreferenced(
  transaction: Transaction<Schema>,
  { school_code: schoolCode, unrotated_path, path, ...sides }: NamedFile,
  now: Date,
): Promise<void> {
  for (const each of unrotated_path ? [path, unrotated_path] : [path])
    await recordUnreferenced(transaction, { ...sides, schoolCode, path: each }, now);
}

type NamedFile = Pick<
  Selectable<Schema['media_files']>,
  'path' | 'unrotated_path' | 'width' | 'height' | 'school_code'
>;

/** A second pass after this time, because a rendition may have been created during the first. */
const SECOND_PASS_MS = 10 * 60_000;
const PASSES = 2;

type Deps = Pick<Services, 'database' | 'storage'>;

/** Deletes every orphaned file and its renditions. Returns whether something is left for later. */
export async function eraseUnreferenced(
  { database, storage }: Deps,
  schoolCode: string,
  now: Date,
): Promise<{ isMoreLeft: boolean }> {
  const { engine, writes } = database;
  const isFree = sql<boolean>`lease_until <= ${databaseTime(engine)}`;
  // It has a row again: it was sent again, or its writer died after the end of the transaction.
  await writes
    .deleteFrom('orphaned_files')
    .where('school_code', '=', schoolCode)
    .where(isFree)
    .where(isNamed)
    .execute();
  const before = new Date(now.getTime() - SECOND_PASS_MS).toISOString();
  const due = await writes
    .selectFrom('orphaned_files')
    .select('path')
    .where('school_code', '=', schoolCode)
    .where('passes', '<', PASSES)
    .where((is) => is.or([is('passes', '=', 0), is('erased_at', '<=', before)]))
    .execute();
  for (const { path } of due) {
    const leased = await writes
      .updateTable('orphaned_files')
      .set({ lease_until: leaseEnd(engine), is_erasing: 1, erasures: sql`erasures + 1` })
      .where('school_code', '=', schoolCode)
      .where('path', '=', path)
      .where(isFree)
      .where(sql<boolean>`not ${isNamed}`)
      .returningAll()
      .executeTakeFirst();
    if (!leased) continue;
    await Promise.all([storage.remove(originalKey(path)), removeRenditionsOf(storage, path)]);
    await writes
      .updateTable('orphaned_files')
      .set({ passes: leased.passes + 1, erased_at: now.toISOString(), lease_until: '', is_erasing: 0 })
      .where('school_code', '=', schoolCode)
      .where('path', '=', path)
      .where('erasures', '=', leased.erasures)
      .where('is_erasing', '=', 1)
      .execute();
  }
  const left = await writes
    .selectFrom('orphaned_files')
    .select('path')
    .where('school_code', '=', schoolCode)
    .where('passes', '<', PASSES)
    .limit(1)
    .executeTakeFirst();
  return { isMoreLeft: left !== undefined };
}

/** For this long, a replica that was switched off can find out which of its copies are of deleted files. */
const REMEMBERED_DAYS = 30;

export async function forgetErased(db: Db, schoolCode: string, now: Date): Promise<void> {
  await db
    .deleteFrom('orphaned_files')
    .where('school_code', '=', schoolCode)
    .where('passes', '>=', PASSES)
    .where('orphaned_since', '<', new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString())
    .execute();
}

/** The paths of deleted files. */
export async function listUnreferencedPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('orphaned_files')
    .select('path')
    .where(sql<boolean>`not ${isNamed}`)
    .execute();
  return rows.map(({ path }) => path);
}

/** What is stored of the files with these paths. */
export const storedFilesOf = (paths: string[]): Gone => ({
  keys: paths.map(originalKey),
  folders: paths.map(renditionFolder),
});

/**
 * The row of a withdrawn file stays after its bytes are deleted, so that it is recognised if it is sent again. A
 * replaced file is kept while that can be undone.
 */
const isNamed = sql<boolean>`(exists (select 1 from media_files
    where media_files.school_code = orphaned_files.school_code and media_files.path = orphaned_files.path
     and media_files.erased_at is null)
  or exists (select 1 from media_files
    where media_files.school_code = orphaned_files.school_code and media_files.unrotated_path = orphaned_files.path
     and media_files.erased_at is null)
  or exists (select 1 from replaced_files
    where replaced_files.school_code = orphaned_files.school_code and replaced_files.stored is not null
    and (replaced_files.path = orphaned_files.path or replaced_files.unrotated_path = orphaned_files.path)))`;

const leaseEnd = (engine: Database['engine']) => databaseTime(engine, sql.lit(LEASE_SECONDS));

const columnsOf = ({ path, schoolCode, width, height }: UnreferencedFile) => ({
  path,
  school_code: schoolCode,
  width,
  height,
});
