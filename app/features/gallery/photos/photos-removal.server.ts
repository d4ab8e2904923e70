import { newId } from '#app/core/ids.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import { albums } from '../content-type.ts';
import { type AttachmentRow, ofAlbum, rewrite } from './photos-commands.server.ts';

/** Longer than the undo button is offered: a page without scripts may stay open for a while. */
const KEPT_MS = 60 * 60_000;

interface Removal {
  schoolCode: string;
  albumId: string;
  now: Date;
}

/** Removes photos and returns the id by which they can be put back; undefined if none of them is in the album. */
export async function removePhotos(
  change: ContentChange,
  { schoolCode, albumId, mediaIds, now }: Removal & { mediaIds: string[] },
): Promise<string | undefined> {
  const rows = await ofAlbum(change, albumId);
  const gone = rows.filter(({ media_id }) => mediaIds.includes(media_id));
  if (gone.length === 0) return undefined;
  await forgetRemoved(change, schoolCode, now);
  const removal = { removal_id: newId(now.getTime()), school_code: schoolCode, album_id: albumId };
  const removed_at = now.toISOString();
  for (const { item_type: _, item_id: __, role: ___, ...photo } of gone)
    await change
      .insertInto('removed_photos')
      .values({ ...removal, ...photo, removed_at })
      .execute();
  await rewrite(
    change,
    albumId,
    rows.filter((row) => !gone.includes(row)),
  );
  return removal.removal_id;
}

/** Each photo at its position, with its texts. A file that was deleted in the meantime stays away. */
export async function putBackPhotos(
  change: ContentChange,
  { schoolCode, albumId, removal, now }: Removal & { removal: string },
): Promise<string[]> {
  const kept = await change
    .selectFrom('removed_photos')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'removed_photos.school_code')
        .onRef('media_files.id', '=', 'removed_photos.media_id'),
    )
    .selectAll('removed_photos')
    .where('removal_id', '=', removal)
    .where('removed_photos.school_code', '=', schoolCode)
    .where('album_id', '=', albumId)
    .where('removed_at', '>=', new Date(now.getTime() - KEPT_MS).toISOString())
    .orderBy('position')
    .execute();
  let rows = await ofAlbum(change, albumId);
  const back = kept.filter(({ media_id }) => !rows.some((row) => row.media_id === media_id));
  for (const { removal_id: _, album_id: __, removed_at: ___, ...photo } of back) {
    const row: AttachmentRow = { ...photo, item_type: albums.name, item_id: albumId, role: 'attachments' };
    rows = rows.toSpliced(photo.position, 0, row);
  }
  if (back.length > 0) await rewrite(change, albumId, rows);
  await change
    .deleteFrom('removed_photos')
    .where('school_code', '=', schoolCode)
    .where('removal_id', '=', removal)
    .execute();
  return back.map(({ media_id }) => media_id);
}

/** Removals that can no longer be undone. */
export async function forgetRemoved(db: Db | ContentChange, schoolCode: string, now: Date): Promise<void> {
  await db
    .deleteFrom('removed_photos')
    .where('school_code', '=', schoolCode)
    .where('removed_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
