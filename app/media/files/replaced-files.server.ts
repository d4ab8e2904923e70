import type { Selectable, Transaction } from 'kysely';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Services } from '#app/platform/services.ts';
import type { MediaRow } from '#app/media/files/library-file.server.ts';
import { ERASE_JOB, recordAllUnreferenced } from './unreferenced-files.server.ts';

/** How long a replacement can be undone; then the old file is deleted. Its address still leads to the new one. */
export const UNDO_DAYS = 7;

/** The texts of a file's uses before one text was set for all of them. */
export interface WordsBefore {
  /** The text that was set; a use that has another one since keeps it. */
  since: string;
  attachments: Pick<AttachmentRow, 'item_type' | 'item_id' | 'alt' | 'alt_confirmed' | 'decorative'>[];
  drafts: { type: string; id: string; alt: string; sure: boolean }[];
}

type AttachmentRow = Selectable<Schema['attachments']>;

export interface StoredFile {
  file: Omit<MediaRow, 'id' | 'school_code'>;
  words: WordsBefore | undefined;
}

/** An address that was given out leads to the file's new one from this transaction on. */
export async function saveOldPath(
  transaction: Transaction<Schema>,
  old: { path: string; unturnedPath?: string | null; schoolCode: string; mediaId: string },
  { by, now, stored }: { by: string; now: Date; stored?: StoredFile },
): Promise<void> {
  const row = {
    school_code: old.schoolCode,
    media_id: old.mediaId,
    replaced_at: now.toISOString(),
    replaced_by: by,
    unrotated_path: old.unturnedPath ?? null,
    stored: stored ? JSON.stringify(stored) : null,
  };
  await transaction
    .insertInto('replaced_files')
    .values({ path: old.path, ...row })
    .onConflict((conflict) => conflict.columns(['school_code', 'path']).doUpdateSet(row))
    .execute();
}

/** The path that an old one leads to, public or not. */
export async function findReplacement(db: Db, schoolCode: string, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('replaced_files')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'replaced_files.school_code')
        .onRef('media_files.id', '=', 'replaced_files.media_id'),
    )
    .select('media_files.path')
    .where('replaced_files.school_code', '=', schoolCode)
    .where('replaced_files.path', '=', path)
    .executeTakeFirst();
  return row?.path;
}

export interface Undoable {
  path: string;
  by: string;
  at: string;
  until: string;
  stored: StoredFile;
}

/** The last replacement of a file, while it can be undone. */
export async function findUndoable(
  db: DbOrTransaction,
  { schoolCode, mediaId, now }: { schoolCode: string; mediaId: string; now: Date },
): Promise<Undoable | undefined> {
  const row = await db
    .selectFrom('replaced_files')
    .select(['path', 'replaced_at', 'replaced_by', 'stored'])
    .where('school_code', '=', schoolCode)
    .where('media_id', '=', mediaId)
    .where('stored', 'is not', null)
    .where('replaced_at', '>=', undoLimit(now))
    .orderBy('replaced_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const until = new Date(Date.parse(row.replaced_at) + UNDO_DAYS * 86_400_000).toISOString();
  const stored = JSON.parse(row.stored!) as StoredFile;
  return { path: row.path, by: row.replaced_by, at: row.replaced_at, until, stored };
}

const undoLimit = (now: Date) => new Date(now.getTime() - UNDO_DAYS * 86_400_000).toISOString();

/** Ends the time to undo: the replaced bytes are deleted, the addresses stay. */
export async function forgetReplaced(
  transaction: Transaction<Schema>,
  which: { schoolCode: string } & ({ mediaIds: string[] } | { paths: string[] } | { before: string }),
  now: Date,
): Promise<number> {
  const rows = await transaction
    .selectFrom('replaced_files')
    .select(['path', 'stored'])
    .where('school_code', '=', which.schoolCode)
    .where('stored', 'is not', null)
    .where((is) =>
      'mediaIds' in which
        ? is('media_id', 'in', which.mediaIds)
        : 'paths' in which
          ? is('path', 'in', which.paths)
          : is('replaced_at', '<', which.before),
    )
    .execute();
  const { schoolCode } = which;
  for (const { path, stored } of rows) {
    const { file } = JSON.parse(stored!) as StoredFile;
    await transaction
      .updateTable('replaced_files')
      .set({ stored: null, unrotated_path: null })
      .where('school_code', '=', schoolCode)
      .where('path', '=', path)
      .execute();
    await recordAllUnreferenced(transaction, { ...file, path, school_code: schoolCode }, now);
    await enqueue(transaction, { schoolCode, kind: ERASE_JOB, payload: {}, now });
  }
  return rows.length;
}

/** In the transaction that deletes these files for good: their former addresses stop working. */
export async function forgetAddresses(
  transaction: Transaction<Schema>,
  which: { schoolCode: string; mediaIds: string[] },
  now: Date,
): Promise<void> {
  await forgetReplaced(transaction, which, now);
  await transaction
    .deleteFrom('replaced_files')
    .where('school_code', '=', which.schoolCode)
    .where('media_id', 'in', which.mediaIds)
    .execute();
}

/** Once a day: what was replaced long enough ago is deleted for good. */
export const sweepReplaced = (
  { database }: Pick<Services, 'database'>,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<number> =>
  database.writes
    .transaction()
    .execute((transaction) => forgetReplaced(transaction, { before: undoLimit(now), schoolCode }, now));
