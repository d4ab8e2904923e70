import type { WholeAddress } from '#app/addresses.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

export const listAddress = (type: ContentType) => studioHref('contentList', { type: type.name });
export const itemAddress = (type: ContentType, id: string) => studioHref('item', { type: type.name, id });
export const previewAddress = (type: ContentType, id: string): WholeAddress =>
  `${studioPaths.preview}/${type.name}/${id}`;

/** Where its card is made; only of what is sent around. */
export const shareAddress = (type: ContentType, id: string) =>
  type.isAnnounced ? studioHref('itemShare', { type: type.name, id }) : undefined;
