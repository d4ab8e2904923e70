import { calledOf } from '#app/media/library/library-file.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findAlike } from './find-alike.server.ts';

/** A picture of the school that another one looks like. */
export interface AlikeFile {
  mediaId: string;
  path: string;
  called: string;
  /** It has more pixels: better take that one. */
  isLarger: boolean;
}

/** What to tell whoever sent a picture of which there seems to be a copy here. */
export async function tellAlike(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<AlikeFile | undefined> {
  const likeId = await findAlike(db, { schoolCode, mediaId });
  if (!likeId) return undefined;
  const files = await db
    .selectFrom('media_files')
    .select(['id', 'path', 'name', 'width', 'height'])
    .select(({ selectFrom }) =>
      selectFrom('attachments')
        .select('alt')
        .whereRef('attachments.media_id', '=', 'media_files.id')
        .where('alt', '!=', '')
        .limit(1)
        .as('alt'),
    )
    .where('id', 'in', [mediaId, likeId])
    .execute();
  const [sent, like] = [mediaId, likeId].map((id) => files.find((file) => file.id === id));
  if (!sent || !like) return undefined;
  return {
    mediaId: likeId,
    path: like.path,
    called: like.alt || calledOf(like, []),
    isLarger: (like.width ?? 0) > (sent.width ?? 0),
  };
}
