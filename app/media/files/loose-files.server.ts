import { setTimeout as wait } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Db } from '#app/platform/db/database.ts';
import { databaseTime } from '#app/platform/db/database-time.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { StorageUnavailable } from '#app/platform/storage/storage.ts';
import { originalKey, renditionKeys } from '#app/media/renditions/storage-keys.ts';

/** Deletes the bytes of files that no row names any more, see `erase-unused.server.ts`. */
export const ERASE_JOB = 'erase-files';

/** A file in the storage by its path, and its sides: whatever was made of it is found by them. */
export interface LooseFile {
  path: string;
  schoolCode: string;
  width: number | null;
  height: number | null;
}

/** The right to write a file for a while, together with whoever writes the same: it holds until somebody deletes it. */
export interface WriteLease {
  schoolCode: string;
  path: string;
  erasures: number;
}

/** Longer than the storage may take for a file; a file whose writer or eraser died is left alone for so long. */
const LEASE_SECONDS = 180;
const MAX_WAITS = 40;
const WAIT_MS = 250;

/**
 * Before a file is written: one that no row names is found and deleted, if its writer dies. And nobody deletes it
 * meanwhile, for the same photo may be sent again while its earlier copy is on its way out. Others who write it do not
 * wait for each other, nor for one who died: a path names one content.
 */
export async function leaseFile(
  { engine, writes }: Database,
  file: LooseFile,
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
  throw new StorageUnavailable('another deletes the same file');
}

/**
 * In the transaction that gives the file its row, before it looks for one. False where it may be gone, because it took
 * too long to be written, or has its row already from another who wrote the same.
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

/** What was announced is not wanted after all. */
export async function releaseLease(db: Db, lease: WriteLease): Promise<void> {
  await db
    .updateTable('orphaned_files')
    .set({ lease_until: '' })
    .where('school_code', '=', lease.schoolCode)
    .where('path', '=', lease.path)
    .where('erasures', '=', lease.erasures)
    .execute();
}

/** In the transaction that takes the last row away which names the file. */
export async function loosen(transaction: Transaction<Schema>, file: LooseFile, now: Date): Promise<void> {
  const fresh = { orphaned_since: now.toISOString(), passes: 0, erased_at: null };
  await transaction
    .insertInto('orphaned_files')
    .values({ ...columnsOf(file), ...fresh, lease_until: '', is_erasing: 0, erasures: 0 })
    .onConflict((conflict) => conflict.columns(['school_code', 'path']).doUpdateSet(fresh))
    .execute();
}

/** The file as it is and, where it was turned, as it was taken in. */
export async function loosenAll(
  transaction: Transaction<Schema>,
  { school_code: schoolCode, unrotated_path, path, ...sides }: NamedFile,
  now: Date,
): Promise<void> {
  for (const each of unrotated_path ? [path, unrotated_path] : [path])
    await loosen(transaction, { ...sides, schoolCode, path: each }, now);
}

type NamedFile = Pick<
  Selectable<Schema['media_files']>,
  'path' | 'unrotated_path' | 'width' | 'height' | 'school_code'
>;

/** Once more after so long: a rendition may have been in the making while the rest was deleted. */
const SECOND_PASS_MS = 10 * 60_000;
const PASSES = 2;

type Deps = Pick<Services, 'database' | 'storage'>;

/** Deletes every loose file and all that was made of it. Tells whether something is left for later. */
export async function eraseLoose(
  { database, storage }: Deps,
  schoolCode: string,
  now: Date,
): Promise<{ isMoreLeft: boolean }> {
  const { engine, writes } = database;
  const isFree = sql<boolean>`lease_until <= ${databaseTime(engine)}`;
  // Named again: it was sent anew, or its writer died when all was done.
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
    await Promise.all(keysOf(leased).map((key) => storage.remove(key)));
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

/** So long a replica that was switched off may find out, when it is back, which of its copies are of deleted files. */
const REMEMBERED_DAYS = 30;

export async function forgetErased(db: Db, schoolCode: string, now: Date): Promise<void> {
  await db
    .deleteFrom('orphaned_files')
    .where('school_code', '=', schoolCode)
    .where('passes', '>=', PASSES)
    .where('orphaned_since', '<', new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString())
    .execute();
}

/** All that may be kept of files that are deleted, for whoever has copies of them. */
export async function listLooseKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('orphaned_files')
    .selectAll()
    .where(sql<boolean>`not ${isNamed}`)
    .execute();
  return rows.flatMap(keysOf);
}

/**
 * A withdrawn file that was deleted keeps its row, so that it is known if it is sent again. What was replaced is kept
 * while that can be undone.
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

const columnsOf = ({ path, schoolCode, width, height }: LooseFile) => ({
  path,
  school_code: schoolCode,
  width,
  height,
});

const keysOf = ({
  path,
  width,
  height,
}: Pick<Selectable<Schema['orphaned_files']>, 'path' | 'width' | 'height'>) => [
  originalKey(path),
  ...new Set([width, height].flatMap((side) => (side ? renditionKeys({ path, width: side }) : []))),
];
