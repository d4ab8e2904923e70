import { attachmentsOf, coversOf } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import type { Db } from '#app/platform/db/database.ts';
import {
  type Asked,
  type AskedStretch,
  findNeighbours,
  listIds,
  type Neighbour,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import type { Services } from '#app/platform/services.ts';
import type { Album, AlbumSummary } from './album.ts';
import { ALBUMS_A_PAGE, type GallerySearch } from './input.ts';

/** A page of the gallery: what the filters and the search leave of it, newest first. */
export function browseAlbums(
  services: Pick<Services, 'database' | 'revisions'>,
  asked: Asked & GallerySearch,
): Promise<Browsed<AlbumSummary>> {
  return browseOrSearch(services, 'albums', { ...asked, perPage: ALBUMS_A_PAGE }, (ids) =>
    summariesOf(services.database.reads, ids),
  );
}

/** Newest first, with cover and number of photos. */
export async function listAlbums(db: Db, asked: AskedStretch): Promise<AlbumSummary[]> {
  return summariesOf(db, await listIds(db, 'albums', asked));
}

async function summariesOf(db: Db, ids: string[]): Promise<AlbumSummary[]> {
  const [rows, covers] = await Promise.all([selectRows(db, ids), coversOf(db, 'albums', ids)]);
  return rows.map(({ id, title, date }) => {
    const { cover, count } = covers(id);
    return { id, title, date, cover, photoCount: count };
  });
}

/** Newest first, with every photo. */
export async function listWholeAlbums(db: Db, asked: AskedStretch): Promise<Album[]> {
  const ids = await listIds(db, 'albums', asked);
  const [rows, photos] = await Promise.all([selectRows(db, ids), attachmentsOf(db, 'albums', ids)]);
  return rows.map(({ updated_at, ...row }) => ({
    ...row,
    updatedAt: updated_at,
    photos: pictures(photos(row.id)),
  }));
}

async function selectRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('albums')
    .select(['id', 'title', 'description', 'date', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findAlbum(db: Db, asked: Asked & { id: string }): Promise<Album | undefined> {
  const row = await db
    .selectFrom('albums')
    .select(['id', 'title', 'description', 'date', 'updated_at'])
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .where('id', '=', asked.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { updated_at, ...album } = row;
  const photos = await attachmentsOf(db, 'albums', [album.id]);
  return { ...album, updatedAt: updated_at, photos: pictures(photos(album.id)) };
}

export type NeighbourAlbum = Pick<AlbumSummary, 'id' | 'title' | 'cover'>;

/** The albums before and after this one in the gallery of all, with their covers. */
export async function findNeighbourAlbums(
  db: Db,
  asked: Asked & { album: Album },
): Promise<{ [Side in keyof Neighbours]: NeighbourAlbum | undefined }> {
  const { album, ...rest } = asked;
  const { newer, older } = await findNeighbours(db, 'albums', { ...rest, id: album.id, day: album.date });
  const covers = await coversOf(
    db,
    'albums',
    [newer, older].flatMap((neighbour) => neighbour?.id ?? []),
  );
  const withCover = (neighbour: Neighbour | undefined) =>
    neighbour && { ...neighbour, cover: covers(neighbour.id).cover };
  return { newer: withCover(newer), older: withCover(older) };
}

/** An album shows pictures; a document that was attached to it is no photo. */
const pictures = (files: Attachment[]) => files.filter((file) => file.kind === 'image');
