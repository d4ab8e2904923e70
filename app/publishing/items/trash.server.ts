import { eraseUnused } from '#app/media/files/erase-unused.server.ts';
import { listMentionedBy } from '#app/media/files/file-mentions.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { setDue } from '#app/publishing/drafts/due.server.ts';
import { forgetForSearch } from '#app/publishing/search/text-search.ts';
import { findRow, type ItemKey, type Row, updateRow } from './rows.server.ts';

export const TRASH_DAYS = 30;

/** Returns whether it was moved to the trash now. */
export async function trash(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<boolean> {
  const row = await findRow(change, type, options, { lock: true });
  if (!row || row.deleted_at !== null) return false;
  const at = options.now.toISOString();
  await updateRow(change, type, options, { deleted_at: at, updated_at: at });
  return true;
}

/** Undoes the move to the trash: it is as it was, published if it was, and with its scheduled change. */
export async function undoTrash(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<boolean> {
  const row = await findRow(change, type, options, { lock: true });
  if (!row || !isUndoable(row, options.now)) return false;
  await updateRow(change, type, options, { deleted_at: null });
  return true;
}

/** After this time it is restored as a draft, because nobody remembers what families saw. */
const UNDO_MS = 60 * 60_000;

export const isUndoable = (row: Pick<Row, 'deleted_at'>, now: Date): boolean =>
  row.deleted_at !== null && now.getTime() - Date.parse(row.deleted_at) <= UNDO_MS;

/** Restored as a draft, so that someone decides again whether it is public. */
export async function takeOutOfTrash(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<boolean> {
  const row = await findRow(change, type, options, { lock: true });
  if (!row || row.deleted_at === null) return false;
  await setDue(change, type, options, undefined);
  await updateRow(change, type, options, {
    deleted_at: null,
    status: 'draft',
    updated_at: options.now.toISOString(),
  });
  return true;
}

/**
 * Deletes for good, and only from the trash: the item, its drafts, its versions, and the files that nothing else uses.
 */
export async function deleteForGood(
  change: ContentChange,
  type: ContentType,
  { now, ...itemKey }: ItemKey & { now: Date },
): Promise<boolean> {
  const row = await findRow(change, type, itemKey, { lock: true });
  if (!row || row.deleted_at === null) return false;
  await forgetForSearch(change, type, itemKey);
  const mediaIds = await listFilesOf(change, type, itemKey);
  for (const table of [
    'content_drafts',
    'content_versions',
    'content_editing',
    'acknowledged_warnings',
    'content_translations',
    'attachments',
  ] as const)
    await change
      .deleteFrom(table)
      .where('school_code', '=', itemKey.schoolCode)
      .where('item_type', '=', type.name)
      .where('item_id', '=', itemKey.id)
      .execute();
  await change
    .deleteFrom('content_items')
    .where('type', '=', type.name)
    .where('school_code', '=', itemKey.schoolCode)
    .where('id', '=', itemKey.id)
    .execute();
  await eraseUnused(change, { schoolCode: itemKey.schoolCode, mediaIds, now });
  return true;
}

/** The files that it shows, and those that its draft and its versions name. */
async function listFilesOf(change: ContentChange, type: ContentType, item: ItemKey): Promise<string[]> {
  const rows = await change
    .selectFrom('attachments')
    .select('media_id')
    .where('school_code', '=', item.schoolCode)
    .where('item_type', '=', type.name)
    .where('item_id', '=', item.id)
    .execute();
  const mentioned = await listMentionedBy(change, { ...item, type: type.name });
  return [...new Set([...rows.map(({ media_id }) => media_id), ...mentioned])];
}

/** What has been in the trash for longer than promised. */
export async function listOldTrash(
  db: Db,
  type: ContentType,
  options: { schoolCode: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where('type', '=', type.name)
    .where('school_code', '=', options.schoolCode)
    .where('deleted_at', '<', new Date(options.now.getTime() - TRASH_DAYS * 86_400_000).toISOString())
    .execute();
  return rows.map(({ id }) => id);
}
