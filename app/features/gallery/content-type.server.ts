import { studioHref } from '#app/access/studio-addresses.ts';
import { headOfDays } from '#app/publishing/announced-item.ts';
import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { albumApi, albumsLists } from './api.server.ts';
import { albums } from './content-type.ts';
import { countPhotos, findManagedAlbum } from './photos/photos-queries.server.ts';
import { visiblePhotos } from './photos/photos.ts';
import { findAlbum, listAlbums } from './queries.server.ts';

export const serverAlbums: ServerContentType = {
  type: albums,
  lists: albumsLists,
  api: [albumApi],
  linkCards: {
    gallery: async ({ db, schoolCode, listWords, now }) => {
      const [newest] = await listAlbums(db, { schoolCode, now, limit: 1 });
      const { title, card } = listWords('gallery');
      return { page: 'gallery', title, section: '', picture: card ?? newest?.cover };
    },
    album: async ({ db, schoolCode, language, listWords, now }, id) => {
      const album = id ? await findAlbum(db, { schoolCode, now, language, id }) : undefined;
      if (!album) return undefined;
      const { title, date, photos } = album;
      const section = listWords('gallery').title;
      return { page: 'album', id, title, section, day: date, picture: photos[0] };
    },
  },
  /** With the photos that families see, so that the cover may be shown. */
  announce: async ({ words, ...query }) => {
    const album = await findAlbum(query.db, query);
    if (!album) return undefined;
    const { title, description, date, photos } = album;
    return { title, ...headOfDays(date, date, words), facts: [], text: description, picture: photos[0] };
  },
  // A new album starts with its photos, which the form does not have.
  beginAt: studioHref('newAlbum'),
  load: async ({ db, schoolCode, id }) => ({
    photoCount: await countPhotos(db, { schoolCode, albumId: id }),
  }),
  // Consent is given next to the photos, where they can be seen.
  beforePublish: async (change, { staff, id }): Promise<Record<string, string>> => {
    const album = await findManagedAlbum(change, { schoolCode: staff.schoolCode, id });
    const shown = album ? visiblePhotos(album) : [];
    if (shown.length === 0) return { photos: 'noPhotos' };
    if (shown.every(({ hidden }) => hidden)) return { photos: 'photosUnanswered' };
    return {};
  },
};
