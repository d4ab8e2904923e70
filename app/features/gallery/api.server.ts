import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery } from '#app/platform/http/list-query.ts';
import { problem } from '#app/platform/http/problem.ts';
import { listCall } from '#app/publishing/list-call.server.ts';
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

const answer = ({ id, title, description, date, updatedAt, photos }: Album) => ({
  _id: id,
  title,
  description,
  date,
  updatedAt,
  attachments: photos.map((photo) => photo.path),
});

const shared = { shape: GalleryAlbum, list: listWholeAlbums, answer };

export const albumsLists = [
  listCall({
    ...shared,
    path: '/gallery/:schoolcode',
    summary: 'Gallery albums, newest first, for the home page',
  }),
  listCall({
    ...shared,
    path: '/gallery/All/:schoolcode',
    onePath: '/subGallery',
    summary: 'Gallery albums, newest first, for the gallery page',
  }),
];

export const albumApi = endpoint({
  method: 'GET',
  path: '/subGallery',
  summary: 'One gallery album',
  query: LanguageQuery.extend({ id: AlbumId.describe('The album’s _id') }),
  answer: GalleryAlbum,
  async handle({ services, schoolCode, query, requestId }) {
    const album = await findAlbum(services.database.reads, {
      schoolCode,
      now: services.clock(),
      id: query.id,
      language: query.lang,
    });
    return album ? answer(album) : problem('unknown-album', requestId);
  },
});
