import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { albums } from './content-type.ts';

/** Albums that families can open and that have no photo to show, the newest first. */
export const listEmptyAlbums = (
  db: Db,
  { schoolCode, now, limit }: { schoolCode: string; now: Date; limit: number },
): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('content_items')
    .select(['id', 'title'])
    .where(liveNow(albums, schoolCode, now))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('attachments')
            .innerJoin('media_files', (join) =>
              join
                .onRef('media_files.school_code', '=', 'attachments.school_code')
                .onRef('media_files.id', '=', 'attachments.media_id'),
            )
            .select('media_files.id')
            .whereRef('attachments.school_code', '=', 'content_items.school_code')
            .whereRef('attachments.item_id', '=', 'content_items.id')
            .where('attachments.item_type', '=', albums.name)
            .where('attachments.role', '=', 'attachments')
            .where('media_files.withdrawn_at', 'is', null),
        ),
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
