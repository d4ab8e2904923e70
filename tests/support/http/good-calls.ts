import { serverContentTypes } from '#app/content-types.server.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import type { TestSite } from './built-site.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from './built-site.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { createTestSchool, storedPicture } from '#tests/support/content/school.ts';

export interface FilledSite extends TestSite {
  albumId: string;
  storyId: string;
  eventId: string;
  /** Its row of each content type. */
  ids: Record<string, string>;
  /** The path of a stored picture, as `attachments` name it. */
  picture: string;
}

/** A site with one live row of everything, marked 'ours', and a second school that has none. */
export async function openFilledSite(
  database: TestDatabase,
  settings: Record<string, string> = {},
): Promise<FilledSite> {
  const site = await openSite(database, settings);
  await createTestSchool(database, 'OTHER');
  const { mediaId, path } = await storedPicture(site.services);
  const ids = await publishOneOfEverything(database, 'ours', { mediaId });
  await site.services.revisions.refresh();
  return { ...site, ids, albumId: ids.albums, storyId: ids.news, eventId: ids.events, picture: path };
}

interface GoodCall {
  path: string;
  body?: object;
  /** The specification's own names, section 3: others are allowed too, these are required. */
  fields: string[];
}

export const goodEnquiry = {
  name: 'Asha Sample',
  email: 'asha@mail.example',
  phone: '00000 00000',
  message: 'When does the school year begin?',
};

const ALBUM = ['_id', 'date', 'title', 'description', 'attachments'];

/** Lists that are not in the specification. */
const listsBesides = Object.fromEntries(
  serverContentTypes
    .flatMap(({ lists = [] }) => lists)
    .map(({ path, endpoint }): [string, GoodCall] => [
      nameOf(endpoint),
      { path: `/api${path.replace(':schoolcode', 'LFIS')}`, fields: ['_id'] },
    ]),
);

/** One valid call of every endpoint, by method and declared path. */
export const goodCalls = ({ albumId, picture }: FilledSite): Record<string, GoodCall> => ({
  ...listsBesides,
  'GET /news/:schoolcode': {
    path: '/api/news/LFIS',
    fields: ['title', 'description', 'date', 'fromDate', 'attachments'],
  },
  'GET /principalMessage/:schoolcode': {
    path: '/api/principalMessage/LFIS',
    fields: ['category', 'message', 'name', 'designation', 'attachments'],
  },
  'GET /gallery/:schoolcode': { path: '/api/gallery/LFIS', fields: ALBUM },
  'GET /gallery/All/:schoolcode': { path: '/api/gallery/All/LFIS', fields: ALBUM },
  'GET /subGallery': { path: `/api/subGallery?id=${albumId}`, fields: ALBUM },
  'GET /highlight/:schoolcode': { path: '/api/highlight/LFIS', fields: ['title', 'attachments'] },
  'GET /notification/:schoolcode': {
    path: '/api/notification/LFIS',
    fields: ['title', 'description', 'image', 'attachments', 'url'],
  },
  'GET /onlineRegistration/:schoolcode': {
    path: '/api/onlineRegistration/LFIS',
    fields: ['title', 'attachments'],
  },
  'GET /visitor/:schoolcode': { path: '/api/visitor/LFIS', fields: ['visitor'] },
  'POST /visitor': { path: '/api/visitor', body: { schoolcode: 'LFIS' }, fields: ['visitor'] },
  'GET /video/all/:schoolcode': { path: '/api/video/all/LFIS', fields: ['title', 'date', 'videoUrl'] },
  'GET /event/:schoolcode': {
    path: '/api/event/LFIS?year=2026',
    fields: ['title', 'fromDate', 'toDate', 'place', 'attachments'],
  },
  'GET /form/:schoolcode/stamp': { path: '/api/form/LFIS/stamp', fields: ['stamp'] },
  'POST /form/:schoolcode/dif': { path: '/api/form/LFIS/dif', body: goodEnquiry, fields: ['message'] },
  'GET /image/:path{.+}': { path: `/api/image/${picture}`, fields: [] },
});

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

export const send = (site: TestSite, { path, body }: Pick<GoodCall, 'path' | 'body'>, headers = {}) =>
  body ? site.post(path, body, headers) : site.get(path, headers);
