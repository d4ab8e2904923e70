import type { Selectable } from 'kysely';
import type { ContentChange } from '#app/platform/db/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { originalKey } from './ingest.server.ts';
import { renditionKeys } from './rendition-keys.ts';

/** So long a withdrawn file is kept aside, where nobody can ask for it, in case it was a mistake. */
export const KEPT_ASIDE_DAYS = 30;

/** From this transaction on no page, list, card or image address has it, on no replica. False where it is gone already. */
export async function withdrawFile(
  change: ContentChange,
  asked: { schoolCode: string; mediaId: string; now: Date },
): Promise<boolean> {
  const row = await change
    .updateTable('media_files')
    .set({ withdrawn_at: asked.now.toISOString() })
    .where('id', '=', asked.mediaId)
    .where('school_code', '=', asked.schoolCode)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it was deleted for good. */
export async function restoreFile(
  change: ContentChange,
  asked: { schoolCode: string; mediaId: string },
): Promise<boolean> {
  const row = await change
    .updateTable('media_files')
    .set({ withdrawn_at: null })
    .where('id', '=', asked.mediaId)
    .where('school_code', '=', asked.schoolCode)
    .where('withdrawn_at', 'is not', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All that may be kept of withdrawn files, for whoever has copies of them. */
export async function listWithdrawnKeys(db: Db): Promise<string[]> {
  const files = await db
    .selectFrom('media_files')
    .select(['path', 'unturned_path', 'width'])
    .where('withdrawn_at', 'is not', null)
    .execute();
  return files.flatMap(keysOf);
}

const keysOf = ({ path, unturned_path, width }: WithdrawnFile) => [
  ...renditionKeys({ path, width: width ?? 0 }),
  ...[path, ...(unturned_path ? [unturned_path] : [])].map(originalKey),
];

type WithdrawnFile = Pick<Selectable<Schema['media_files']>, 'path' | 'unturned_path' | 'width'>;

type Deps = Pick<Services, 'database' | 'storage'>;

/** After the withdrawal: only the original is left, and no address leads to it. */
export async function removeRenditions({ database, storage }: Deps, mediaId: string): Promise<void> {
  const file = await database.writes
    .selectFrom('media_files')
    .select(['path', 'width'])
    .where('id', '=', mediaId)
    .executeTakeFirst();
  if (file) await removeAll(storage, renditionKeys({ path: file.path, width: file.width ?? 0 }));
}

/** Deletes for good what was withdrawn long enough ago. The rows stay: sent again, the same file is refused. */
export async function eraseWithdrawn({ database, storage }: Deps, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_ASIDE_DAYS * 86_400_000).toISOString();
  const files = await database.writes
    .selectFrom('media_files')
    .select(['id', 'path', 'unturned_path', 'width'])
    .where('withdrawn_at', '<', before)
    .where('erased_at', 'is', null)
    .execute();
  for (const { id, ...file } of files) {
    await removeAll(storage, keysOf(file));
    await database.writes
      .updateTable('media_files')
      .set({ erased_at: now.toISOString(), placeholder: null, thumbhash: null })
      .where('id', '=', id)
      .execute();
  }
  return files.length;
}

const removeAll = async (storage: Services['storage'], keys: string[]) => {
  await Promise.all(keys.map((key) => storage.remove(key)));
};
