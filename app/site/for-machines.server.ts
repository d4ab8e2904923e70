import type { PageName } from '#app/addresses.ts';
import { enquiriesApi } from '#app/features/enquiries/api.server.ts';
import { albumSubject, gallerySubject } from '#app/features/gallery/card-subject.server.ts';
import { eventsApi } from '#app/features/events/api.server.ts';
import { calendarSubject, eventSubject } from '#app/features/events/card-subject.server.ts';
import { calendarFiles } from '#app/features/events/file/documents.server.ts';
import { galleryApi } from '#app/features/gallery/api.server.ts';
import { highlightsApi } from '#app/features/highlights/api.server.ts';
import { leadershipApi } from '#app/features/leadership/api.server.ts';
import { newsSubject } from '#app/features/news/card-subject.server.ts';
import { newsApi } from '#app/features/news/api.server.ts';
import { notificationsApi } from '#app/features/notifications/api.server.ts';
import { registrationApi } from '#app/features/registration/api.server.ts';
import { videosApi } from '#app/features/videos/api.server.ts';
import { videosSubject } from '#app/features/videos/card-subject.server.ts';
import { visitorsApi } from '#app/features/visitors/api.server.ts';
import { mediaApi } from '#app/media/api.server.ts';
import type { DocumentRoute } from '#app/platform/http/document-route.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import { newsFeeds } from './findability/news-feed.server.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';

/*
 * What each feature tells machines, a line each: calls of the API, documents, and what a link to it shows.
 */

/** The whole API, in the order of the specification's table. */
export const endpoints: Endpoint[] = [
  ...newsApi,
  ...leadershipApi,
  ...galleryApi,
  ...highlightsApi,
  ...notificationsApi,
  ...registrationApi,
  ...visitorsApi,
  ...videosApi,
  ...eventsApi,
  ...enquiriesApi,
  ...mediaApi,
];

/** Feeds and the like. */
export const documents: DocumentRoute[] = [...newsFeeds, ...calendarFiles];

/** What the card of a page shows, where that is more than a fixed text. */
export const subjects: Partial<Record<PageName, FindSubject>> = {
  album: albumSubject,
  calendar: calendarSubject,
  event: eventSubject,
  gallery: gallerySubject,
  news: newsSubject,
  videos: videosSubject,
};
