import { studioHref } from '#app/access/studio-addresses.ts';
import type { WholeAddress } from '#app/addresses.ts';

/** The page of one photo; `write` puts the caret where its words go. */
export const photoHref = (albumId: string, mediaId: string, { write = false } = {}): WholeAddress =>
  studioHref('albumPhotos', { id: albumId, photo: mediaId, write: write ? '' : undefined });
