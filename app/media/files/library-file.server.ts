import type { Selectable } from 'kysely';
import { type DbOrTransaction, type Db, engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { fileNameIn } from './file-name.ts';

export type MediaRow = Selectable<Schema['media_files']>;

/** A file of the school that was not withdrawn. `lock`: to change it in this transaction. */
export async function findLibraryFile(
  db: DbOrTransaction,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
  { lock = false } = {},
): Promise<MediaRow | undefined> {
  const query = db
    .selectFrom('media_files')
    .selectAll()
    .where('id', '=', mediaId)
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is', null);
  return (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** The files among these that were not withdrawn. */
export const listFilesById = (db: Db, schoolCode: string, ids: string[]) =>
  db
    .selectFrom('media_files')
    .select(['id', 'path', 'kind', 'focus_x', 'focus_y', 'consent', 'consent_by', 'consent_at'])
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is', null)
    .where('id', 'in', ids)
    .execute();

/** How the studio names a file: its name, else its alternative text. */
export const displayNameOf = (
  { name, path }: Pick<MediaRow, 'name' | 'path'>,
  uses: { alt: string }[],
): string => name || uses.find(({ alt }) => alt)?.alt || fileNameIn(path);

/** A file's alternative text where it is used already; empty where it has none. */
export async function findFileWords(db: Db, schoolCode: string, mediaId: string): Promise<string> {
  const used = await db
    .selectFrom('attachments')
    .select('alt')
    .where('school_code', '=', schoolCode)
    .where('media_id', '=', mediaId)
    .where('alt', '<>', '')
    // A proposed text that nobody has confirmed is not proposed again.
    .where('alt_confirmed', '=', 1)
    .orderBy('item_type')
    .orderBy('item_id')
    .executeTakeFirst();
  return used?.alt ?? '';
}
