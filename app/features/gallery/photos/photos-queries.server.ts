import { WITHDRAWN_KEPT_DAYS } from '#app/media/files/withdraw.server.ts';
import { focusOf } from '#app/media/focus.ts';
import { looksBlurred } from '#app/media/ingest/sharpness.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { albums } from '../content-type.ts';
import { listPossibleDuplicates } from './possible-duplicates.server.ts';
import type { ManagedAlbum } from './photos.ts';

/** An album with all its photos, whether or not it is public. */
export async function findManagedAlbum(
  db: Db,
  { schoolCode, id }: { schoolCode: string; id: string },
): Promise<ManagedAlbum | undefined> {
  const album = await db
    .selectFrom('content_items')
    .select(['id', 'title', 'language', 'day as date', 'status'])
    .where('type', '=', albums.name)
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!album) return undefined;
  const [{ photos, consent }, arriving, possibleDuplicates] = await Promise.all([
    listPhotos(db, schoolCode, id),
    db
      .selectFrom('photo_uploads')
      .select(['id', 'name'])
      .where('school_code', '=', schoolCode)
      .where('album_id', '=', id)
      .where('state', '=', 'arriving')
      .orderBy('id')
      .execute(),
    listPossibleDuplicates(db, schoolCode, id),
  ]);
  return { ...album, photos, arriving, possibleDuplicates, consent };
}

async function listPhotos(
  db: Db,
  schoolCode: string,
  albumId: string,
): Promise<Pick<ManagedAlbum, 'photos' | 'consent'>> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .where('attachments.school_code', '=', schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('role', '=', 'attachments')
    .where('media_files.kind', '=', 'image')
    .orderBy('position')
    .select([
      'media_id as mediaId',
      'path',
      'width',
      'height',
      'alt',
      'caption',
      'alt_confirmed',
      'hidden',
      'decorative',
      'sharpness',
      'withdrawn_at',
      'erased_at',
      'focus_x',
      'focus_y',
      'consent',
      'consent_by',
      'consent_at',
    ])
    .execute();
  const photos = rows.map(({ mediaId, path, caption, withdrawn_at, ...photo }) => ({
    mediaId,
    path,
    caption,
    alt: photo.alt_confirmed === 1 ? photo.alt : '',
    decorative: photo.decorative === 1,
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    hidden: photo.hidden === 1,
    blurred: looksBlurred(photo.sharpness),
    focus: focusOf(photo.focus_x, photo.focus_y),
    withdrawn: withdrawn_at === null ? null : { until: photo.erased_at ? null : undoUntil(withdrawn_at) },
  }));
  const answers = rows
    .filter(({ hidden, consent }) => hidden === 0 && consent === 'everyone')
    .map(({ consent_by, consent_at }) => ({ name: consent_by, at: consent_at ?? '' }));
  return { photos, consent: answers.reduce<ManagedAlbum['consent']>(later, null) };
}

const later = (last: ManagedAlbum['consent'], answer: NonNullable<ManagedAlbum['consent']>) =>
  last && last.at >= answer.at ? last : answer;

const undoUntil = (withdrawnAt: string) =>
  new Date(Date.parse(withdrawnAt) + WITHDRAWN_KEPT_DAYS * 86_400_000).toISOString();

/** The photos of an album that were not withdrawn. */
export async function countPhotos(
  db: Db,
  { schoolCode, albumId }: { schoolCode: string; albumId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .where('attachments.school_code', '=', schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('withdrawn_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
