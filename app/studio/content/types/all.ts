import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { highlights } from '#app/features/highlights/content-type.ts';
import { leadership } from '#app/features/leadership/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { notifications } from '#app/features/notifications/content-type.ts';
import { registrations } from '#app/features/registration/content-type.ts';
import { videos } from '#app/features/videos/content-type.ts';

/** In the order of the menu. A new kind of content is one declaration and one line here. */
export const contentTypes: readonly ContentType[] = [
  news,
  albums,
  notifications,
  highlights,
  videos,
  registrations,
  leadership,
];

export const findType = (name: string | undefined): ContentType | undefined =>
  contentTypes.find((type) => type.name === name);

export const listAddress = (type: ContentType) => studioHref('contentList', { type: type.name });
export const itemAddress = (type: ContentType, id: string) => studioHref('item', { type: type.name, id });
export const previewAddress = (type: ContentType, id: string) => `${studioPaths.preview}/${type.name}/${id}`;
