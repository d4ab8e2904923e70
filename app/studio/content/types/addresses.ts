import type { WholeAddress } from '#app/addresses.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

export const listAddress = (type: ContentType) => studioHref('contentList', { type: type.name });
/** Where the document has its form: an item, or its translation. */
export const itemAddress = ({ name: type, translation }: ContentType, id: string) =>
  studioHref(translation ? 'translation' : 'item', { type, id });
export const previewAddress = ({ name, translation }: ContentType, id: string): WholeAddress =>
  translation
    ? `${studioPaths.preview}/in/${translation.language}/${name}/${id}`
    : `${studioPaths.preview}/${name}/${id}`;

/** Where its card is made; only of what is sent around. */
export const shareAddress = (type: ContentType, id: string) =>
  type.isAnnounced ? studioHref('itemShare', { type: type.name, id }) : undefined;
