import type { Transaction } from 'kysely';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import type { Gone } from '#app/platform/storage/disk-cache.ts';
import {
  eraseUnreferenced,
  listUnreferencedPaths,
  recordAllUnreferenced,
  storedFilesOf,
} from './unreferenced-files.server.ts';
import { forgetReplaced } from './replaced-files.server.ts';
import { removeRenditionsOf } from '#app/media/renditions/remove-renditions.server.ts';

/** How long a withdrawn file is kept, without an address, in case it was a mistake. */
export const WITHDRAWN_KEPT_DAYS = 30;

/** Of the reason, in characters. */
export const MAX_WHY = 300;

/**
 * From this transaction on, no page, list, card or image address shows it, on any replica. False if it is
 * withdrawn already.
 */
export async function withdrawFile(
  change: ContentChange,
  options: { schoolCode: string; mediaId: string; now: Date; by: string; why?: string },
): Promise<boolean> {
  const row = await change
    .updateTable('media_files')
    .set({
      withdrawn_at: options.now.toISOString(),
      withdrawn_by: options.by.slice(0, 200),
      withdrawal_reason: (options.why ?? '').slice(0, MAX_WHY),
    })
    .where('id', '=', options.mediaId)
    .where('school_code', '=', options.schoolCode)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'path', 'unrotated_path'])
    .executeTakeFirst();
  if (!row) return false;
  // Neither its earlier versions nor the same picture elsewhere can be restored either.
  await forgetReplaced(change, { schoolCode: options.schoolCode, mediaIds: [row.id] }, options.now);
  const paths = [row.path, ...(row.unrotated_path ? [row.unrotated_path] : [])];
  await forgetReplaced(change, { schoolCode: options.schoolCode, paths }, options.now);
  return true;
}

/** False where it was deleted for good. */
export async function restoreFile(
  change: ContentChange,
  options: { schoolCode: string; mediaId: string },
): Promise<boolean> {
  const row = await change
    .updateTable('media_files')
    .set({ withdrawn_at: null, withdrawn_by: '', withdrawal_reason: '' })
    .where('id', '=', options.mediaId)
    .where('school_code', '=', options.schoolCode)
    .where('withdrawn_at', 'is not', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these files, those that nothing may show any more. */
export async function findWithdrawn(
  db: DbOrTransaction,
  { schoolCode, mediaIds }: { schoolCode: string; mediaIds: readonly string[] },
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', mediaIds)
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The stored files that nobody may see any more, for replicas that have copies. */
export async function listGone(db: Db): Promise<Gone> {
  const withdrawn = await db
    .selectFrom('media_files')
    .select(['path', 'unrotated_path'])
    .where('withdrawn_at', 'is not', null)
    .execute();
  const paths = withdrawn.flatMap(({ path, unrotated_path }) => [path, unrotated_path ?? []].flat());
  return storedFilesOf([...paths, ...(await listUnreferencedPaths(db))]);
}

type Deps = Pick<Services, 'database' | 'storage'>;

/** After the withdrawal: only the original is left, and no address leads to it. */
export async function removeRenditions(
  { database, storage }: Deps,
  schoolCode: string,
  mediaId: string,
): Promise<void> {
  const file = await database.writes
    .selectFrom('media_files')
    .select('path')
    .where('school_code', '=', schoolCode)
    .where('id', '=', mediaId)
    .executeTakeFirst();
  if (file) await removeRenditionsOf(storage, file.path);
}

/** Deletes for good what was withdrawn long enough ago. The rows stay: sent again, the same file is refused. */
export async function eraseWithdrawn(
  { database, storage }: Deps,
  schoolCode: string,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - WITHDRAWN_KEPT_DAYS * 86_400_000).toISOString();
  const files = await database.writes
    .selectFrom('media_files')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', '<', before)
    .where('erased_at', 'is', null)
    .execute();
  const ids = files.map(({ id }) => id);
  if (ids.length > 0)
    await database.writes
      .transaction()
      .execute((transaction) => forgetBytes(transaction, { schoolCode, ids }, now));
  await eraseUnreferenced({ database, storage }, schoolCode, now);
  return files.length;
}

/** Deletes the bytes of withdrawn files. Their rows stay, so that they are refused if they are sent again. */
export async function forgetBytes(
  transaction: Transaction<Schema>,
  { schoolCode, ids }: { schoolCode: string; ids: string[] },
  now: Date,
): Promise<void> {
  const files = await transaction
    .updateTable('media_files')
    .set({ erased_at: now.toISOString(), placeholder: null, thumbhash: null })
    .where('school_code', '=', schoolCode)
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is not', null)
    .where('erased_at', 'is', null)
    .returning(['path', 'unrotated_path', 'width', 'height', 'school_code'])
    .execute();
  for (const file of files) await recordAllUnreferenced(transaction, file, now);
}
