import sharp from 'sharp';
import type { Database } from '#app/platform/db/database.ts';

/** Which of these uploads have no photo, and which have one that is in an album twice. */
export async function findPhotos(
  { reads }: Database,
  uploadIds: readonly string[],
  /** Whether the public can request this file. */
  isServed: (path: string) => Promise<boolean>,
) {
  const rows = await reads
    .selectFrom('photo_uploads')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.school_code', '=', 'photo_uploads.school_code')
        .onRef('attachments.media_id', '=', 'photo_uploads.media_id'),
    )
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'photo_uploads.school_code')
        .onRef('media_files.id', '=', 'photo_uploads.media_id'),
    )
    .select(['photo_uploads.id', 'media_files.path'])
    .execute();
  const kept = Map.groupBy(rows, ({ id }) => id);
  const lost: string[] = [];
  for (const id of uploadIds) {
    const path = kept.get(id)?.[0]?.path;
    if (!path || !(await isServed(path))) lost.push(id);
  }
  return { lost, twice: uploadIds.filter((id) => (kept.get(id)?.length ?? 0) > 1) };
}

/** A different photo for each number, with colours so far apart that they stay distinct after downscaling. */
export const paintedPhoto = (number: number) =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: { r: shade(number), g: shade(number >> 4), b: shade(number >> 8) },
    },
  })
    .png()
    .toBuffer();

const shade = (number: number) => (number & 15) * 16;
