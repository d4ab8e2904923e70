import { displayNameOf } from '#app/media/files/library-file.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findDuplicate } from './find-duplicate.server.ts';

/** A picture of the school that another one looks like. */
export interface DuplicateFile {
  mediaId: string;
  path: string;
  displayName: string;
  /** It has more pixels, so it is the better one to use. */
  isLarger: boolean;
}

/** The duplicate of an uploaded picture, described for the person who uploaded it. */
export async function describeDuplicate(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<DuplicateFile | undefined> {
  const duplicateId = await findDuplicate(db, { schoolCode, mediaId });
  if (!duplicateId) return undefined;
  const files = await db
    .selectFrom('media_files')
    .select(['id', 'path', 'name', 'width', 'height'])
    .select(({ selectFrom }) =>
      selectFrom('attachments')
        .select('alt')
        .whereRef('attachments.school_code', '=', 'media_files.school_code')
        .whereRef('attachments.media_id', '=', 'media_files.id')
        .where('alt', '!=', '')
        .limit(1)
        .as('alt'),
    )
    .where('school_code', '=', schoolCode)
    .where('id', 'in', [mediaId, duplicateId])
    .execute();
  const [sent, duplicate] = [mediaId, duplicateId].map((id) => files.find((file) => file.id === id));
  if (!sent || !duplicate) return undefined;
  return {
    mediaId: duplicateId,
    path: duplicate.path,
    displayName: duplicate.alt || displayNameOf(duplicate, []),
    isLarger: (duplicate.width ?? 0) > (sent.width ?? 0),
  };
}
