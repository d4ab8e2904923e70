import { findDuplicate } from '#app/media/duplicates/find-duplicate.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { albums } from '../content-type.ts';
import type { PossibleDuplicate } from './photos.ts';
import { removePhotos } from './photos-removal.server.ts';

/** Records that a new photo of an album looks like a stored one, so that someone decides whether both stay. */
export async function recordPossibleDuplicate(
  change: ContentChange,
  { schoolCode, albumId, mediaId }: { schoolCode: string; albumId: string; mediaId: string },
): Promise<void> {
  const like = await findDuplicate(change, {
    schoolCode,
    mediaId,
    itemRef: { type: albums.name, id: albumId },
  });
  if (!like) return;
  await change
    .insertInto('similar_photos')
    .values({ school_code: schoolCode, album_id: albumId, media_id: mediaId, similar_id: like })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'album_id', 'media_id']).doUpdateSet({ similar_id: like }),
    )
    .execute();
}

/** The open decisions of an album, as long as both photos exist. */
export async function listPossibleDuplicates(
  db: Db,
  schoolCode: string,
  albumId: string,
): Promise<PossibleDuplicate[]> {
  const rows = await db
    .selectFrom('similar_photos')
    .innerJoin('attachments as own', (join) =>
      join
        .onRef('own.school_code', '=', 'similar_photos.school_code')
        .onRef('own.media_id', '=', 'similar_photos.media_id')
        .onRef('own.item_id', '=', 'similar_photos.album_id')
        .on('own.item_type', '=', albums.name),
    )
    .innerJoin('media_files as sent', (join) =>
      join
        .onRef('sent.school_code', '=', 'similar_photos.school_code')
        .onRef('sent.id', '=', 'similar_photos.media_id'),
    )
    .innerJoin('media_files as here', (join) =>
      join
        .onRef('here.school_code', '=', 'similar_photos.school_code')
        .onRef('here.id', '=', 'similar_photos.similar_id'),
    )
    .where('similar_photos.school_code', '=', schoolCode)
    .where('album_id', '=', albumId)
    .where('sent.withdrawn_at', 'is', null)
    .where('here.withdrawn_at', 'is', null)
    .orderBy('own.position')
    .select((eb) => [
      'similar_photos.media_id as mediaId',
      'similar_photos.similar_id as likeId',
      'sent.path as sentPath',
      'sent.width as sentWidth',
      'sent.height as sentHeight',
      'here.path as herePath',
      'here.width as hereWidth',
      'here.height as hereHeight',
      eb
        .selectFrom('attachments')
        .innerJoin('content_items', (join) =>
          join
            .onRef('content_items.school_code', '=', 'attachments.school_code')
            .onRef('content_items.id', '=', 'attachments.item_id')
            .onRef('content_items.type', '=', 'attachments.item_type'),
        )
        .whereRef('attachments.school_code', '=', 'similar_photos.school_code')
        .whereRef('attachments.media_id', '=', 'similar_photos.similar_id')
        .where('content_items.deleted_at', 'is', null)
        .select('content_items.title')
        .orderBy('content_items.id')
        .limit(1)
        .as('elsewhere'),
      eb
        .selectFrom('attachments')
        .whereRef('attachments.school_code', '=', 'similar_photos.school_code')
        .whereRef('attachments.media_id', '=', 'similar_photos.similar_id')
        .where('attachments.item_type', '=', albums.name)
        .where('attachments.item_id', '=', albumId)
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .as('times'),
    ])
    .execute();
  return rows
    .filter(({ times, elsewhere }) => Number(times) > 0 || elsewhere !== null)
    .map((row) => ({
      sent: {
        mediaId: row.mediaId,
        path: row.sentPath,
        width: row.sentWidth ?? 0,
        height: row.sentHeight ?? 0,
      },
      here: {
        mediaId: row.likeId,
        path: row.herePath,
        width: row.hereWidth ?? 0,
        height: row.hereHeight ?? 0,
      },
      elsewhere: Number(row.times) > 0 ? undefined : row.elsewhere!,
    }));
}

/** Keeps both photos, and stops asking about them. */
export async function keepBoth(
  change: ContentChange,
  albumId: string,
  mediaIds: readonly string[],
): Promise<boolean> {
  const gone = await change
    .deleteFrom('similar_photos')
    .where('school_code', '=', change.schoolCode)
    .where('album_id', '=', albumId)
    .where('media_id', 'in', mediaIds)
    .returning('media_id')
    .execute();
  return gone.length > 0;
}

/** Removes one of the two from the album; this can be undone. Where else its file is used, it stays. */
export async function leaveOut(
  change: ContentChange,
  { mediaId, ...target }: { schoolCode: string; albumId: string; mediaId: string; now: Date },
): Promise<string | undefined> {
  await change
    .deleteFrom('similar_photos')
    .where('school_code', '=', target.schoolCode)
    .where('album_id', '=', target.albumId)
    .where((is) => is.or([is('media_id', '=', mediaId), is('similar_id', '=', mediaId)]))
    .execute();
  return removePhotos(change, { ...target, mediaIds: [mediaId] });
}
