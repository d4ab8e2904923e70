import { attachmentsOf, coversOf } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import { liveNow } from '#app/platform/content/live.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Item } from '#app/publishing/content-type.ts';
import {
  type ContentQuery,
  type SliceQuery,
  findNeighbours,
  listIds,
  type Neighbour,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { translatedFile, translatedFiles } from '#app/publishing/translations/segments.ts';
import type { Services } from '#app/platform/services.ts';
import type { Album, AlbumSummary } from './album.ts';
import { albums } from './content-type.ts';
import { ALBUMS_A_PAGE, type GallerySearch } from './input.ts';

/** A page of the gallery: the albums that match the filters and the search, newest first. */
export function browseAlbums(
  services: Pick<Services, 'database' | 'revisions'>,
  query: ContentQuery & GallerySearch,
): Promise<Browsed<AlbumSummary>> {
  return browseOrSearch(services, albums, { ...query, perPage: ALBUMS_A_PAGE }, (ids) =>
    summariesOf(services.database.reads, ids, query),
  );
}

/** Newest first, with cover and number of photos. */
export async function listAlbums(db: Db, query: SliceQuery): Promise<AlbumSummary[]> {
  return summariesOf(db, await listIds(db, albums, query), query);
}

async function summariesOf(
  db: Db,
  ids: string[],
  { schoolCode, language }: ContentQuery,
): Promise<AlbumSummary[]> {
  const [items, covers] = await Promise.all([
    itemsOf(db, albums, { schoolCode, ids }, language),
    coversOf(db, schoolCode, albums.name, ids),
  ]);
  return items.map(({ id, texts: { title, date }, translation, language: itemLanguage }) => {
    const { cover, count } = covers(id);
    return {
      id,
      title,
      date,
      language: itemLanguage,
      cover: cover && translatedFile(cover, translation),
      photoCount: count,
    };
  });
}

/** Newest first, with every photo. */
export async function listWholeAlbums(db: Db, query: SliceQuery): Promise<Album[]> {
  const ids = await listIds(db, albums, query);
  const [items, files] = await Promise.all([
    itemsOf(db, albums, { ...query, ids }, query.language),
    attachmentsOf(db, query.schoolCode, albums.name, ids),
  ]);
  return items.map((item) => albumOf(item, files(item.id)));
}

export async function findAlbum(db: Db, query: ContentQuery & { id: string }): Promise<Album | undefined> {
  const item = await findItem(db, albums, query);
  return item && albumOf(item, (await attachmentsOf(db, query.schoolCode, albums.name, [item.id]))(item.id));
}

/** An album shows pictures; an attached document is not a photo. */
const albumOf = (
  { id, updatedAt, texts, translation, language, languages }: Item<typeof albums>,
  files: Attachment[],
): Album => ({
  id,
  language,
  ...(languages && { languages }),
  title: texts.title,
  description: texts.description,
  date: texts.date,
  updatedAt,
  photos: translatedFiles(
    files.filter((file) => file.kind === 'image'),
    translation,
  ),
});

export type NeighbourAlbum = Pick<AlbumSummary, 'id' | 'title' | 'cover'>;

/** The albums before and after this one in the gallery of all, with their covers. */
export async function findNeighbourAlbums(
  db: Db,
  query: ContentQuery & { album: Album },
): Promise<{ [Side in keyof Neighbours]: NeighbourAlbum | undefined }> {
  const { album, ...rest } = query;
  const { newer, older } = await findNeighbours(db, albums, { ...rest, id: album.id, day: album.date });
  const covers = await coversOf(
    db,
    query.schoolCode,
    albums.name,
    [newer, older].flatMap((neighbour) => neighbour?.id ?? []),
  );
  const withCover = (neighbour: Neighbour | undefined) =>
    neighbour && { ...neighbour, cover: covers(neighbour.id).cover };
  return { newer: withCover(newer), older: withCover(older) };
}

/** Albums that families can open but that have no photo to show, newest first. */
export const listEmptyAlbums = (
  db: Db,
  { schoolCode, now, limit }: { schoolCode: string; now: Date; limit: number },
): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('content_items')
    .select(['id', 'title'])
    .where(liveNow(albums, schoolCode, now))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('attachments')
            .innerJoin('media_files', (join) =>
              join
                .onRef('media_files.school_code', '=', 'attachments.school_code')
                .onRef('media_files.id', '=', 'attachments.media_id'),
            )
            .select('media_files.id')
            .whereRef('attachments.school_code', '=', 'content_items.school_code')
            .whereRef('attachments.item_id', '=', 'content_items.id')
            .where('attachments.item_type', '=', albums.name)
            .where('attachments.role', '=', 'attachments')
            .where('attachments.hidden', '=', 0)
            .where('media_files.withdrawn_at', 'is', null),
        ),
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
