import type { PageName } from '#app/addresses.ts';
import { serverContentTypes } from '#app/content-types.server.ts';
import { enquiriesApi } from '#app/features/enquiries/api.server.ts';
import { visitorsApi } from '#app/features/visitors/api.server.ts';
import { mediaApi } from '#app/media/api.server.ts';
import type { DocumentRoute } from '#app/platform/http/document-route.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import { endpointIn } from '#app/platform/http/list-query.ts';
import type { Languages } from '#app/words/locales.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';

export const endpoints: Endpoint[] = [
  ...serverContentTypes.flatMap(({ lists = [], api = [] }) => [
    ...lists.map((list) => list.endpoint),
    ...api,
  ]),
  ...visitorsApi,
  ...enquiriesApi,
  ...mediaApi,
];

/** Feeds and similar documents. */
export const documents: DocumentRoute[] = serverContentTypes.flatMap((type) => type.documents ?? []);

/** The link cards of pages with more than a fixed text. */
export const subjects: Partial<Record<PageName, FindSubject>> = Object.assign(
  {},
  ...serverContentTypes.map(({ linkCards }) => linkCards),
);

export const endpointsIn = (languages: Languages): Endpoint[] =>
  endpoints.map((endpoint) => endpointIn(languages, endpoint));
