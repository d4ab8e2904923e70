import { enquiriesApi } from '#app/features/enquiries/api.server.ts';
import { galleryApi } from '#app/features/gallery/api.server.ts';
import { highlightsApi } from '#app/features/highlights/api.server.ts';
import { leadershipApi } from '#app/features/leadership/api.server.ts';
import { newsApi } from '#app/features/news/api.server.ts';
import { notificationsApi } from '#app/features/notifications/api.server.ts';
import { registrationApi } from '#app/features/registration/api.server.ts';
import { videosApi } from '#app/features/videos/api.server.ts';
import { visitorsApi } from '#app/features/visitors/api.server.ts';
import { mediaApi } from '#app/media/api.server.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';

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
  ...enquiriesApi,
  ...mediaApi,
];
