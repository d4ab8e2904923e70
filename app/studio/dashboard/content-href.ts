import { studioHref } from '#app/access/studio-addresses.ts';
import type { ContentTable } from '#app/platform/db/schema.ts';

const names: Record<ContentTable, string> = {
  news_items: 'news',
  albums: 'albums',
  videos: 'videos',
  highlights: 'highlights',
  notifications: 'notifications',
  registrations: 'registrations',
  leadership_messages: 'leadership',
};

/** Where an item is edited; without an id, where its kind is listed. */
export const contentHref = (table: ContentTable, id?: string): string =>
  id === undefined
    ? studioHref('contentList', { type: names[table] })
    : studioHref('item', { type: names[table], id });
