import type { ContentType } from '#app/publishing/content-type.ts';
import type { IconName } from '#app/studio/kit/icon.tsx';

const icons: Record<string, IconName> = {
  news: 'newspaper',
  notifications: 'message-square-text',
  highlights: 'star',
  events: 'calendar',
  albums: 'images',
  videos: 'video',
  pages: 'pages',
  leadership: 'user',
  registration: 'file-check',
};

/** In the place of a picture. */
export const typeIcon = ({ name }: Pick<ContentType, 'name'>): IconName => icons[name] ?? 'file';
