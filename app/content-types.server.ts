import { serverEvents } from './features/events/content-type.server.ts';
import { serverAlbums } from './features/gallery/content-type.server.ts';
import { serverHighlights } from './features/highlights/content-type.server.ts';
import { serverLeadership } from './features/leadership/content-type.server.ts';
import { serverNews } from './features/news/content-type.server.ts';
import { serverNotifications } from './features/notifications/content-type.server.ts';
import { serverPages } from './features/pages/content-type.server.ts';
import { serverOwnPages } from './features/pages/own/content-type.server.ts';
import { serverRegistrations } from './features/registration/content-type.server.ts';
import { serverProfile } from './features/school/content-type.server.ts';
import { serverVideos } from './features/videos/content-type.server.ts';
import type { ServerContentType } from './publishing/content-type.server.ts';

/** The server part of each content type, one line each, in the order of the API's document. */
export const serverContentTypes: readonly ServerContentType[] = [
  serverNews,
  serverLeadership,
  serverAlbums,
  serverHighlights,
  serverNotifications,
  serverRegistrations,
  serverVideos,
  serverEvents,
  serverPages,
  serverOwnPages,
  serverProfile,
];

/** Undefined for a type without a server part. */
export const findServerType = (name: string): ServerContentType | undefined =>
  serverContentTypes.find(({ type }) => type.name === name);
