import { newId } from '#app/core/ids.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';

/** Who answered for everyone shown in these photos of an album. */
export async function recordAlbumConsent(
  change: ContentChange,
  { albumId, photos, staff, now }: { albumId: string; photos: number; staff: Author; now: Date },
): Promise<void> {
  await change
    .insertInto('album_consents')
    .values({
      id: newId(now.getTime()),
      school_code: change.schoolCode,
      album_id: albumId,
      staff_id: staff.id,
      staff_name: staff.name,
      photos,
      consented_at: now.toISOString(),
    })
    .execute();
}

/** Who answered last for each of these albums. */
export async function listLastConsents(
  db: Db,
  { schoolCode, albumIds }: { schoolCode: string; albumIds: string[] },
): Promise<{ by: string; at: string }[]> {
  if (albumIds.length === 0) return [];
  const rows = await db
    .selectFrom('album_consents')
    .select(['album_id', 'staff_name', 'consented_at'])
    .where('school_code', '=', schoolCode)
    .where('album_id', 'in', albumIds)
    .orderBy('consented_at')
    .execute();
  const last = new Map(rows.map((row) => [row.album_id, row]));
  return [...last.values()].map(({ staff_name, consented_at }) => ({ by: staff_name, at: consented_at }));
}
