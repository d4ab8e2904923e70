import { studioHref } from '#app/access/studio-addresses.ts';
import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { albums } from './content-type.ts';
import { countPhotos, findManagedAlbum } from './photos/photos-queries.server.ts';
import { visiblePhotos } from './photos/photos.ts';

export const serverAlbums: ServerContentType = {
  type: albums,
  // With its photos, which the form does not have.
  beginAt: studioHref('newAlbum'),
  load: async ({ db, schoolCode, id }) => ({
    photoCount: await countPhotos(db, { schoolCode, albumId: id }),
  }),
  // Who answers for those in the photos does so beside them, where they can be seen.
  beforePublish: async (change, { staff, id }): Promise<Record<string, string>> => {
    const album = await findManagedAlbum(change, { schoolCode: staff.schoolCode, id });
    const shown = album ? visiblePhotos(album) : [];
    if (shown.length === 0) return { photos: 'noPhotos' };
    if (shown.every(({ hidden }) => hidden)) return { photos: 'photosUnanswered' };
    return {};
  },
};
