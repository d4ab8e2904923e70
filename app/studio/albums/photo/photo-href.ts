import { studioHref } from '#app/access/studio-addresses.ts';
import type { WholeAddress } from '#app/addresses.ts';

/** Where on its page a photo begins: its heading, the picture, then its words. */
export const PHOTO_VIEW = 'photo-view';

/** The page of one photo; `write` puts the caret where its words go, with the picture in sight. */
export function photoHref(albumId: string, mediaId: string, { write = false } = {}): WholeAddress {
  const href = studioHref('albumPhotos', { id: albumId, photo: mediaId, write: write ? '' : undefined });
  return write ? `${href}#${PHOTO_VIEW}` : href;
}
