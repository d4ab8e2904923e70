import type { ContentType } from '#app/features/editing/content-type.ts';
import { albums } from './albums.ts';
import { highlights } from './highlights.ts';
import { leadership } from './leadership.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { registrations } from './registrations.ts';
import { videos } from './videos.ts';

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

export const listAddress = (type: ContentType) => `/studio/content/${type.name}`;
export const itemAddress = (type: ContentType, id: string) => `${listAddress(type)}/${id}`;
export const previewAddress = (type: ContentType, id: string) => `/studio/preview/${type.name}/${id}`;
