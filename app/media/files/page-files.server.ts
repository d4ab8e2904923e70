import type { ContentChange } from '#app/publishing/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import { attach, attachmentsOf, type NewAttachment } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';

/** The pictures and files that a page has places for, by the name of the place; an empty place is missing. */
export type PageFiles = Partial<Record<string, Attachment>>;

export async function findPageFiles(
  db: Db,
  schoolCode: string,
  places: readonly string[],
): Promise<PageFiles> {
  const filesOf = await attachmentsOf(
    db,
    'pages',
    places.map((place) => ownerId(schoolCode, place)),
  );
  return Object.fromEntries(
    places.flatMap((place) => filesOf(ownerId(schoolCode, place)).map((file) => [place, file])),
  );
}

/** How much there is to download of each. */
export async function findFileSizes(
  db: Db,
  mediaIds: readonly string[],
): Promise<Partial<Record<string, number>>> {
  const files = await db
    .selectFrom('media_files')
    .where('id', 'in', mediaIds)
    .select(['id', 'bytes'])
    .execute();
  return Object.fromEntries(files.map(({ id, bytes }) => [id, bytes]));
}

/** Puts a file in its place, or none; what stood there before is taken away. */
export async function setPageFile(
  change: ContentChange,
  schoolCode: string,
  place: string,
  file: NewAttachment | undefined,
): Promise<void> {
  const id = ownerId(schoolCode, place);
  await change
    .deleteFrom('attachments')
    .where('owner_type', '=', 'pages')
    .where('owner_id', '=', id)
    .execute();
  if (file) await attach(change, { type: 'pages', id }, [file]);
}

const ownerId = (schoolCode: string, place: string) => `${schoolCode}/${place}`;
