import type { Selectable } from 'kysely';
import { inBatches } from '#app/core/flow/in-batches.ts';
import { syncTranslations } from '#app/publishing/translations/item-segments.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { albums } from '../content-type.ts';
import { arranged } from './photos.ts';

export interface TouchedAlbum {
  id: string;
  title: string;
  status: 'draft' | 'published';
}

/** Called first in every change to an album's photos: updates its time of change and locks it until the end. */
export async function touchAlbum(
  change: ContentChange,
  target: { schoolCode: string; id: string; now: Date },
): Promise<TouchedAlbum | undefined> {
  return change
    .updateTable('content_items')
    .set({ updated_at: target.now.toISOString() })
    .where('type', '=', albums.name)
    .where('id', '=', target.id)
    .where('school_code', '=', target.schoolCode)
    .where('deleted_at', 'is', null)
    .returning(['id', 'title', 'status'])
    .executeTakeFirst();
}

export async function listOrder(change: ContentChange, albumId: string): Promise<string[]> {
  const rows = await ofAlbum(change, albumId);
  return rows.map(({ media_id }) => media_id);
}

/** Hidden and without a text, until it has a description and consent. */
export const unseenPhoto = (
  { schoolCode }: Pick<ContentChange, 'schoolCode'>,
  albumId: string,
  mediaId: string,
  position: number,
): AttachmentRow => ({
  school_code: schoolCode,
  item_type: albums.name,
  item_id: albumId,
  role: 'attachments',
  position,
  media_id: mediaId,
  alt: '',
  caption: '',
  alt_confirmed: 0,
  hidden: 1,
  decorative: 0,
});

export async function insertPhoto(
  change: ContentChange,
  albumId: string,
  { mediaId, position }: { mediaId: string; position: number },
): Promise<void> {
  const rows = await ofAlbum(change, albumId);
  const photo = unseenPhoto(change, albumId, mediaId, (rows.at(-1)?.position ?? -1) + 1);
  if (position >= rows.length) await change.insertInto('attachments').values(photo).execute();
  else await rewrite(change, albumId, rows.toSpliced(position, 0, photo));
}

export async function arrangePhotos(change: ContentChange, albumId: string, wanted: string[]): Promise<void> {
  const rows = await ofAlbum(change, albumId);
  const byId = new Map(rows.map((row) => [row.media_id, row]));
  const order = arranged([...byId.keys()], wanted);
  await rewrite(
    change,
    albumId,
    order.map((mediaId) => byId.get(mediaId)!),
  );
}

export interface PhotoWords {
  mediaId: string;
  alt: string;
  caption: string;
  /** It needs no alternative text. */
  decorative: boolean;
}

/** An empty text does not delete the stored one: then only the caption changes. */
export async function describePhoto(
  change: ContentChange,
  albumId: string,
  photo: PhotoWords,
): Promise<'changed' | 'unchanged' | 'missing'> {
  const before = (await ofAlbum(change, albumId)).find(({ media_id }) => media_id === photo.mediaId);
  if (!before) return 'missing';
  const after = { caption: photo.caption, ...wordsFor(photo) };
  if (Object.entries(after).every(([column, value]) => before[column as keyof AttachmentRow] === value))
    return 'unchanged';
  await updatePhotos(change, albumId).set(after).where('media_id', '=', photo.mediaId).execute();
  await syncTranslations(change, albums, albumId);
  return 'changed';
}

function wordsFor({ alt, decorative }: Pick<PhotoWords, 'alt' | 'decorative'>) {
  if (decorative) return { alt: '', alt_confirmed: 0, decorative: 1 };
  return alt ? { alt, alt_confirmed: 1, decorative: 0 } : { decorative: 0 };
}

/** One text for several photos; without a text they are marked as decorative. */
export async function describeChosen(
  change: ContentChange,
  albumId: string,
  { mediaIds, alt }: { mediaIds: string[]; alt: string | undefined },
): Promise<void> {
  await updatePhotos(change, albumId)
    .set(wordsFor({ alt: alt ?? '', decorative: alt === undefined }))
    .where('media_id', 'in', mediaIds)
    .execute();
  await syncTranslations(change, albums, albumId);
}

/** Copies the caption to the alternative text of every photo that has none. */
export async function takeCaptions(change: ContentChange, albumId: string): Promise<void> {
  await updatePhotos(change, albumId)
    .set((eb) => ({ alt: eb.ref('caption'), alt_confirmed: 1 }))
    .where('caption', '!=', '')
    .where('alt_confirmed', '=', 0)
    .where('decorative', '=', 0)
    .execute();
  await syncTranslations(change, albums, albumId);
}

/** They become visible if their album is public. */
export async function showPhotos(change: ContentChange, albumId: string, mediaIds: string[]): Promise<void> {
  await updatePhotos(change, albumId).set({ hidden: 0 }).where('media_id', 'in', mediaIds).execute();
}

/** Not for families, although their album may be public. */
export async function hidePhotos(change: ContentChange, albumId: string, mediaIds: string[]): Promise<void> {
  await updatePhotos(change, albumId).set({ hidden: 1 }).where('media_id', 'in', mediaIds).execute();
}

export type AttachmentRow = Selectable<Schema['attachments']>;

const updatePhotos = (change: ContentChange, albumId: string) =>
  change
    .updateTable('attachments')
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('role', '=', 'attachments');

export const ofAlbum = (change: ContentChange, albumId: string): Promise<AttachmentRow[]> =>
  change
    .selectFrom('attachments')
    .selectAll()
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('role', '=', 'attachments')
    .orderBy('position')
    .execute();

/** The position is part of a row's key, so all rows are deleted and inserted again in the new order. */
export async function rewrite(change: ContentChange, albumId: string, rows: AttachmentRow[]): Promise<void> {
  await change
    .deleteFrom('attachments')
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('role', '=', 'attachments')
    .execute();
  for (const part of inBatches(rows.map((row, position) => ({ ...row, position }))))
    await change.insertInto('attachments').values(part).execute();
}
