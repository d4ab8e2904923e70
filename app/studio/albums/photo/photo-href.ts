import { studioHref } from '#app/access/studio-addresses.ts';
import type { WholeAddress } from '#app/addresses.ts';

/** The anchor where a photo begins on its page: heading, picture, then texts. */
export const PHOTO_VIEW = 'photo-view';

/** The page of one photo; `write` focuses its text field, with the picture in sight. */
export function photoHref(albumId: string, mediaId: string, { write = false } = {}): WholeAddress {
  const href = studioHref('albumPhotos', { id: albumId, photo: mediaId, write: write ? '' : undefined });
  return write ? `${href}#${PHOTO_VIEW}` : href;
}
