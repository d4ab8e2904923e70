import { attachmentsOf, coversOf } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Item } from '#app/publishing/content-type.ts';
import {
  type Asked,
  type AskedStretch,
  findNeighbours,
  listIds,
  type Neighbour,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { fileSaid, filesSaid } from '#app/publishing/translations/pieces.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Services } from '#app/platform/services.ts';
import type { Album, AlbumSummary } from './album.ts';
import { albums } from './content-type.ts';
import { ALBUMS_A_PAGE, type GallerySearch } from './input.ts';

/** A page of the gallery: what the filters and the search leave of it, newest first. */
export function browseAlbums(
  services: Pick<Services, 'database' | 'revisions'>,
  asked: Asked & GallerySearch,
): Promise<Browsed<AlbumSummary>> {
  return browseOrSearch(services, albums, { ...asked, perPage: ALBUMS_A_PAGE }, (ids) =>
    summariesOf(services.database.reads, ids, asked.language),
  );
}

/** Newest first, with cover and number of photos. */
export async function listAlbums(db: Db, asked: AskedStretch): Promise<AlbumSummary[]> {
  return summariesOf(db, await listIds(db, albums, asked), asked.language);
}

async function summariesOf(db: Db, ids: string[], language: Locale | undefined): Promise<AlbumSummary[]> {
  const [items, covers] = await Promise.all([
    itemsOf(db, albums, ids, language),
    coversOf(db, albums.name, ids),
  ]);
  return items.map(({ id, texts: { title, date }, said, language: told }) => {
    const { cover, count } = covers(id);
    return { id, title, date, language: told, cover: cover && fileSaid(cover, said), photoCount: count };
  });
}

/** Newest first, with every photo. */
export async function listWholeAlbums(db: Db, asked: AskedStretch): Promise<Album[]> {
  const ids = await listIds(db, albums, asked);
  const [items, files] = await Promise.all([
    itemsOf(db, albums, ids, asked.language),
    attachmentsOf(db, albums.name, ids),
  ]);
  return items.map((item) => albumOf(item, files(item.id)));
}

export async function findAlbum(db: Db, asked: Asked & { id: string }): Promise<Album | undefined> {
  const item = await findItem(db, albums, asked);
  return item && albumOf(item, (await attachmentsOf(db, albums.name, [item.id]))(item.id));
}

/** An album shows pictures; a document that was attached to it is no photo. */
const albumOf = (
  { id, updatedAt, texts, said, language, languages }: Item<typeof albums>,
  files: Attachment[],
): Album => ({
  id,
  language,
  ...(languages && { languages }),
  title: texts.title,
  description: texts.description,
  date: texts.date,
  updatedAt,
  photos: filesSaid(
    files.filter((file) => file.kind === 'image'),
    said,
  ),
});

export type NeighbourAlbum = Pick<AlbumSummary, 'id' | 'title' | 'cover'>;

/** The albums before and after this one in the gallery of all, with their covers. */
export async function findNeighbourAlbums(
  db: Db,
  asked: Asked & { album: Album },
): Promise<{ [Side in keyof Neighbours]: NeighbourAlbum | undefined }> {
  const { album, ...rest } = asked;
  const { newer, older } = await findNeighbours(db, albums, { ...rest, id: album.id, day: album.date });
  const covers = await coversOf(
    db,
    albums.name,
    [newer, older].flatMap((neighbour) => neighbour?.id ?? []),
  );
  const withCover = (neighbour: Neighbour | undefined) =>
    neighbour && { ...neighbour, cover: covers(neighbour.id).cover };
  return { newer: withCover(newer), older: withCover(older) };
}
