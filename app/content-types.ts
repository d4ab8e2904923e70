import { events } from './features/events/content-type.ts';
import { albums } from './features/gallery/content-type.ts';
import { highlights } from './features/highlights/content-type.ts';
import { leadership } from './features/leadership/content-type.ts';
import { news } from './features/news/content-type.ts';
import { notifications } from './features/notifications/content-type.ts';
import { pages } from './features/pages/content-type.ts';
import { menus } from './features/pages/menu/content-type.ts';
import { ownPages } from './features/pages/own/content-type.ts';
import { registrations } from './features/registration/content-type.ts';
import { profileType } from './features/school/content-type.ts';
import { themeType } from './features/theme/content-type.ts';
import { videos } from './features/videos/content-type.ts';
import type { ContentType } from './publishing/content-type.ts';

/** In the order of the studio's menu. A new content type is one declaration and one line here. */
export const contentTypes: readonly ContentType[] = [
  news,
  albums,
  events,
  notifications,
  highlights,
  videos,
  registrations,
  leadership,
  pages,
  ownPages,
  menus,
  profileType,
  themeType,
];

export const findType = (name: string | undefined): ContentType | undefined =>
  contentTypes.find((type) => type.name === name);
