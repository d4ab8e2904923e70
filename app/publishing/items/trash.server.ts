import { eraseUnused } from '#app/media/files/erase-unused.server.ts';
import { listMentionedBy } from '#app/media/files/file-mentions.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { setDue } from '#app/publishing/drafts/due.server.ts';
import { forgetForSearch } from '#app/publishing/search/text-search.ts';
import { findRow, type ItemKey, type Row, updateRow } from './rows.server.ts';

export const TRASH_DAYS = 30;

/** Tells whether it was not there already. */
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

/** Whoever takes it back at once has it as it was: on the site if it was there, and with the time of its change. */
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

/** Later than that it is taken out as a draft: nobody remembers by then what families saw. */
const UNDO_MS = 60 * 60_000;

export const isUndoable = (row: Pick<Row, 'deleted_at'>, now: Date): boolean =>
  row.deleted_at !== null && now.getTime() - Date.parse(row.deleted_at) <= UNDO_MS;

/** Back as a draft: whoever takes it out of the trash decides anew whether it is to be seen. */
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

/** For good, and only from the trash: the item, its drafts, its versions, and the files that no other uses. */
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

/** Those it has, those it had, and those that somebody wanted to give it. */
async function listFilesOf(change: ContentChange, type: ContentType, place: ItemKey): Promise<string[]> {
  const rows = await change
    .selectFrom('attachments')
    .select('media_id')
    .where('school_code', '=', place.schoolCode)
    .where('item_type', '=', type.name)
    .where('item_id', '=', place.id)
    .execute();
  const mentioned = await listMentionedBy(change, { ...place, type: type.name });
  return [...new Set([...rows.map(({ media_id }) => media_id), ...mentioned])];
}

/** What has lain in the trash for longer than we said we keep it. */
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
