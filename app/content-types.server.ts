import { serverAlbums } from './features/gallery/content-type.server.ts';
import { serverPages } from './features/pages/content-type.server.ts';
import { serverOwnPages } from './features/pages/own/content-type.server.ts';
import type { ServerContentType } from './publishing/content-type.server.ts';

/** What the server alone knows of the content types, a line each. */
export const serverContentTypes: readonly ServerContentType[] = [serverAlbums, serverPages, serverOwnPages];

/** Nothing of a type that needs nothing on the server. */
export const findServerType = (name: string): ServerContentType | undefined =>
  serverContentTypes.find(({ type }) => type.name === name);
