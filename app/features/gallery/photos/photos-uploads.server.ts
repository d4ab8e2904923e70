import type { Selectable } from 'kysely';
import { albums } from '../content-type.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { insertionIndex } from './photos.ts';
import { insertPhoto, listOrder, touchAlbum } from './photos-commands.server.ts';

export type PhotoUpload = Selectable<Schema['photo_uploads']>;

/** More than anyone sends at once; less than fills a disk. */
export const MAX_ARRIVING = 600;

export interface NewUpload {
  id: string;
  schoolCode: string;
  albumId: string;
  staffId: string;
  name: string;
  bytes: number;
  batch: string;
  position: number;
  now: Date;
}

/** Called before the first byte, so that the album lists what is being sent to it. */
export async function startUpload(
  db: Db,
  upload: NewUpload,
): Promise<'started' | 'no-album' | 'too-many-arriving'> {
  const album = await db
    .selectFrom('content_items')
    .select('id')
    .where('type', '=', albums.name)
    .where('id', '=', upload.albumId)
    .where('school_code', '=', upload.schoolCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!album) return 'no-album';
  const { arriving } = await db
    .selectFrom('photo_uploads')
    .select((eb) => eb.fn.countAll<number>().as('arriving'))
    .where('school_code', '=', upload.schoolCode)
    .where('album_id', '=', album.id)
    .where('state', '=', 'arriving')
    .executeTakeFirstOrThrow();
  if (arriving >= MAX_ARRIVING) return 'too-many-arriving';
  const at = upload.now.toISOString();
  await db
    .insertInto('photo_uploads')
    .values({
      id: upload.id,
      school_code: upload.schoolCode,
      album_id: upload.albumId,
      staff_id: upload.staffId,
      name: upload.name,
      bytes: upload.bytes,
      batch: upload.batch,
      position: upload.position,
      state: 'arriving',
      media_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return 'started';
}

export async function findUpload(
  db: Db,
  { id, schoolCode, staffId }: { id: string; schoolCode: string; staffId: string },
): Promise<PhotoUpload | undefined> {
  return db
    .selectFrom('photo_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('school_code', '=', schoolCode)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}

/** Whether the photo of this upload is still in its album: if not, it is sent and checked again. */
export async function isStillThere(
  db: Db,
  { school_code, album_id, media_id }: PhotoUpload,
): Promise<boolean> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .select('media_id')
    .where('attachments.school_code', '=', school_code)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', album_id)
    .where('media_id', '=', media_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** `lost`: its file was deleted in between, with the last item that used it. */
export type Settled = 'taken' | 'duplicate' | 'gone' | 'lost';

/**
 * Ends an upload: its photo is in the album, once. A second call, by a retry or at the same moment, finds it settled.
 */
export async function settleUpload(
  change: ContentChange,
  options: { id: string; mediaId: string; now: Date },
): Promise<Settled> {
  const upload = await change
    .selectFrom('photo_uploads')
    .selectAll()
    .where('school_code', '=', change.schoolCode)
    .where('id', '=', options.id)
    .executeTakeFirst();
  const album =
    upload && (await touchAlbum(change, { ...options, schoolCode: upload.school_code, id: upload.album_id }));
  if (!upload || !album) return 'gone';
  const now = await change
    .selectFrom('photo_uploads')
    .select('state')
    .where('school_code', '=', change.schoolCode)
    .where('id', '=', options.id)
    .executeTakeFirst();
  if (!now) return 'gone';
  if (now.state !== 'arriving') return now.state;

  if (!(await lockFile(change, options.mediaId))) return 'lost';
  const order = await listOrder(change, album.id);
  const state = order.includes(options.mediaId) ? 'duplicate' : 'taken';
  if (state === 'taken') {
    const positions = await positionsOf(change, upload);
    const position = insertionIndex(order, upload.position, (mediaId) => positions.get(mediaId));
    await insertPhoto(change, album.id, { mediaId: options.mediaId, position });
  }
  await change
    .updateTable('photo_uploads')
    .set({ state, media_id: options.mediaId, updated_at: options.now.toISOString() })
    .where('school_code', '=', change.schoolCode)
    .where('id', '=', options.id)
    .execute();
  return state;
}

/** Locked, so that nobody deletes it until the end of the change. */
async function lockFile(change: ContentChange, mediaId: string): Promise<boolean> {
  const query = change
    .selectFrom('media_files')
    .select('id')
    .where('school_code', '=', change.schoolCode)
    .where('id', '=', mediaId);
  const file = await (engineOf(change) === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return file !== undefined;
}

async function positionsOf(change: ContentChange, { album_id, batch }: PhotoUpload) {
  const rows = await change
    .selectFrom('photo_uploads')
    .select(['media_id', 'position'])
    .where('school_code', '=', change.schoolCode)
    .where('album_id', '=', album_id)
    .where('batch', '=', batch)
    .where('state', '=', 'taken')
    .execute();
  return new Map(rows.map(({ media_id, position }) => [media_id!, position]));
}

export async function deleteUpload(db: Db, schoolCode: string, id: string): Promise<void> {
  await db
    .deleteFrom('photo_uploads')
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
}

/** Removes photos from the album that never arrived. */
export async function forgetArriving(change: ContentChange, albumId: string): Promise<void> {
  await change
    .deleteFrom('photo_uploads')
    .where('school_code', '=', change.schoolCode)
    .where('album_id', '=', albumId)
    .where('state', '=', 'arriving')
    .execute();
}

const ARRIVED_KEPT_MS = 60 * 24 * 60 * 60_000;

/** Uploads that started before then and never arrived; those that did are kept for two months. */
export async function deleteOldUploads(db: Db, schoolCode: string, before: Date): Promise<void> {
  const longBefore = new Date(before.getTime() - ARRIVED_KEPT_MS).toISOString();
  await db
    .deleteFrom('photo_uploads')
    .where('school_code', '=', schoolCode)
    .where((is) =>
      is.or([
        is('created_at', '<', longBefore),
        is.and([is('state', '=', 'arriving'), is('created_at', '<', before.toISOString())]),
      ]),
    )
    .execute();
}
