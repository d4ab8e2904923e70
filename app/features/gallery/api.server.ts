import { z } from 'zod';
import { type ApiCall, endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery, ListQuery } from '#app/platform/http/list-query.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Album } from './album.ts';
import { AlbumId } from './input.ts';
import { findAlbum, listWholeAlbums } from './queries.server.ts';

const GalleryAlbum = z
  .object({
    _id: z.string(),
    date: z.iso.date().describe('The day of the event'),
    title: z.string(),
    description: z.string(),
    attachments: z.array(z.string()).describe('Paths below /api/image/, the cover first'),
    updatedAt: z.iso.datetime().describe('When the album was last changed'),
  })
  .meta({ id: 'GalleryAlbum' });

async function albums({ services, schoolCode, query: { lang, ...query } }: ApiCall<ListQuery, undefined>) {
  const found = await listWholeAlbums(services.database.reads, {
    schoolCode,
    now: services.clock(),
    language: lang,
    ...query,
  });
  return found.map(albumAnswer);
}

/** An album as the API tells it. */
export const albumAnswer = ({ id, title, description, date, updatedAt, photos }: Album) => ({
  _id: id,
  title,
  description,
  date,
  updatedAt,
  attachments: photos.map((photo) => photo.path),
});

export const galleryApi = [
  endpoint({
    method: 'GET',
    path: '/gallery/:schoolcode',
    summary: 'Gallery albums, newest first, for the home page',
    query: ListQuery,
    answer: z.array(GalleryAlbum),
    handle: albums,
  }),
  endpoint({
    method: 'GET',
    path: '/gallery/All/:schoolcode',
    summary: 'Gallery albums, newest first, for the gallery page',
    query: ListQuery,
    answer: z.array(GalleryAlbum),
    handle: albums,
  }),
  endpoint({
    method: 'GET',
    path: '/subGallery',
    summary: 'One album',
    query: LanguageQuery.extend({ id: AlbumId.describe('The album’s _id') }),
    answer: GalleryAlbum,
    async handle({ services, schoolCode, query, requestId }) {
      const album = await findAlbum(services.database.reads, {
        schoolCode,
        now: services.clock(),
        id: query.id,
        language: query.lang,
      });
      return album ? albumAnswer(album) : problem('unknown-album', requestId);
    },
  }),
];
