import type { Selectable } from 'kysely';
import type { ContentChange } from '#app/publishing/content-change.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { albums } from '../content-type.ts';
import { arranged } from './photos.ts';

export interface TouchedAlbum {
  id: string;
  title: string;
  status: 'draft' | 'published';
}

/** First in every change to an album's photos: the album was changed now, and until the end by nobody else. */
export async function touchAlbum(
  change: ContentChange,
  asked: { schoolCode: string; id: string; now: Date },
): Promise<TouchedAlbum | undefined> {
  return change
    .updateTable('content_items')
    .set({ updated_at: asked.now.toISOString() })
    .where('type', '=', albums.name)
    .where('id', '=', asked.id)
    .where('school_code', '=', asked.schoolCode)
    .where('deleted_at', 'is', null)
    .returning(['id', 'title', 'status'])
    .executeTakeFirst();
}

export async function listOrder(change: ContentChange, albumId: string): Promise<string[]> {
  const rows = await ofAlbum(change, albumId);
  return rows.map(({ media_id }) => media_id);
}

/** Hidden, and with a suggested text, until somebody confirms the one and answers for the other. */
export async function insertPhoto(
  change: ContentChange,
  album: TouchedAlbum,
  { mediaId, place }: { mediaId: string; place: number },
): Promise<void> {
  const rows = await ofAlbum(change, album.id);
  const photo: AttachmentRow = {
    owner_type: albums.name,
    owner_id: album.id,
    role: 'attachments',
    position: (rows.at(-1)?.position ?? -1) + 1,
    media_id: mediaId,
    alt: suggestedText(album.title, rows.length + 1),
    caption: '',
    alt_confirmed: 0,
    released: 0,
  };
  if (place >= rows.length) await change.insertInto('attachments').values(photo).execute();
  else await rewrite(change, album.id, numberedAnew(album.title, rows.toSpliced(place, 0, photo)));
}

/** Photos do not arrive in their order; what is suggested for each goes by its place all the same. */
function numberedAnew(title: string, rows: AttachmentRow[]): AttachmentRow[] {
  const suggestions = new Set(rows.map((_, index) => suggestedText(title, index + 1)));
  const isOpen = ({ alt, alt_confirmed }: AttachmentRow) => !alt_confirmed && suggestions.has(alt);
  const used = new Set(rows.filter((row) => !isOpen(row)).map(({ alt }) => alt));
  return rows.map((row, index) => {
    if (!isOpen(row)) return row;
    let number = index + 1;
    while (used.has(suggestedText(title, number))) number += rows.length;
    const alt = suggestedText(title, number);
    used.add(alt);
    return { ...row, alt };
  });
}

/** A long name is cut, never the number: no two photos are to be called the same. */
export const suggestedText = (title: string, number: number) => {
  const letters = [...title];
  const name =
    letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('').trimEnd()} …` : title;
  return `${name}, photo ${number}`;
};

const LONGEST_NAME = 120;

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

export async function removePhoto(change: ContentChange, albumId: string, mediaId: string): Promise<boolean> {
  const rows = await ofAlbum(change, albumId);
  const rest = rows.filter((row) => row.media_id !== mediaId);
  if (rest.length < rows.length) await rewrite(change, albumId, rest);
  return rest.length < rows.length;
}

/** What somebody has written themselves, they have confirmed. Without a text only the caption is new. */
export async function describePhoto(
  change: ContentChange,
  albumId: string,
  photo: { mediaId: string; alt: string; caption: string },
): Promise<void> {
  await updatePhotos(change, albumId)
    .set({ caption: photo.caption, ...(photo.alt && { alt: photo.alt, alt_confirmed: 1 }) })
    .where('media_id', '=', photo.mediaId)
    .execute();
}

/** Says of every text that is there that it is right. */
export async function confirmTexts(change: ContentChange, albumId: string): Promise<void> {
  await updatePhotos(change, albumId).set({ alt_confirmed: 1 }).where('alt', '!=', '').execute();
}

/** Where a photo has a caption and nobody has confirmed another text, the caption says what is to be seen. */
export async function takeCaptions(change: ContentChange, albumId: string): Promise<void> {
  await updatePhotos(change, albumId)
    .set((eb) => ({ alt: eb.ref('caption'), alt_confirmed: 1 }))
    .where('caption', '!=', '')
    .where('alt_confirmed', '=', 0)
    .execute();
}

type AttachmentRow = Selectable<Schema['attachments']>;

const updatePhotos = (change: ContentChange, albumId: string) =>
  change
    .updateTable('attachments')
    .where('owner_type', '=', albums.name)
    .where('owner_id', '=', albumId)
    .where('role', '=', 'attachments');

const ofAlbum = (change: ContentChange, albumId: string): Promise<AttachmentRow[]> =>
  change
    .selectFrom('attachments')
    .selectAll()
    .where('owner_type', '=', albums.name)
    .where('owner_id', '=', albumId)
    .where('role', '=', 'attachments')
    .orderBy('position')
    .execute();

/** A place is part of a row's key: all are taken out and put back in their new order. */
async function rewrite(change: ContentChange, albumId: string, rows: AttachmentRow[]): Promise<void> {
  await change
    .deleteFrom('attachments')
    .where('owner_type', '=', albums.name)
    .where('owner_id', '=', albumId)
    .where('role', '=', 'attachments')
    .execute();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    await change
      .insertInto('attachments')
      .values(part.map((row, index) => ({ ...row, position: from + index })))
      .execute();
  }
}

/** Both engines limit how many values one statement may carry. */
const ROWS_AT_ONCE = 500;
