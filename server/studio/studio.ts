import { Hono, type Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { AUTH_PATH } from '#app/access/sign-in/auth.server.ts';
import { studioPages, studioPaths } from '#app/access/studio-addresses.ts';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { createSharedPhotos } from '#server/uploads/shared-photos.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { editWorker } from './edit-worker.ts';
import { createThemeDrawings } from './theme-drawings.ts';
import { createThemePreview } from './theme-preview.ts';
import { createPreview } from './preview.ts';
import { requireSameOrigin, neverCached, isRead } from './rules.ts';
import { createStudioPages, withClientAddress } from './studio-pages.ts';
import { answerPasskey, isPasskeyRequest } from '#app/access/sign-in/passkey-sign-in.server.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import { readUpTo } from '#server/requests/posted-form.ts';

interface StudioDeps {
  services: Services;
  build: ServerBuild;
  mode: string;
  onUpload: (outcome: string) => void;
}

/** The whole studio, with rules that are declared once: who may request it, and that no response is cached. */
export function createStudio({ services, build, mode, onUpload }: StudioDeps): Hono<AppEnv> {
  const studio = new Hono<AppEnv>();
  const root = studioPages.dashboard.path;
  // Including the data of the studio's first page, as React Router requests it.
  const everything = [`${root}/*`, `${root}.data`];
  for (const path of everything) studio.use(path, neverCached, requireSameOrigin);
  const uploads = createUploads(services, onUpload);
  studio.all(studioPaths.uploads, uploads);
  studio.all(`${studioPaths.uploads}/*`, uploads);
  studio.post(studioPaths.share, createSharedPhotos(services));
  studio.all(`${AUTH_PATH}/*`, answerPasskeys);
  studio.get(studioPaths.editWorker, editWorker);
  studio.get(`${studioPaths.preview}/look/drawn/:drawing`, createThemeDrawings());
  studio.get(`${studioPaths.preview}/look/:page`, createThemePreview(build, mode));
  studio.get(`${studioPaths.preview}/*`, createPreview(build, mode));
  const pages = createStudioPages(build, mode);
  for (const path of everything) studio.all(path, pages);
  return studio;
}

const MAX_BYTES = 64 * 1024;

/** The API between a browser and the site for passkeys. */
async function answerPasskeys(c: Context<AppEnv>): Promise<Response> {
  const { services } = c.var;
  const request = c.req.raw;
  if (!isPasskeyRequest(request)) return c.text('Page not found.', 404);
  const body = isRead(c) ? null : await readUpTo(MAX_BYTES, request);
  if (body === undefined) return c.text('The request is too large.', 413);
  const address = clientAddress(c, services.config.trustProxy);
  return answerPasskey(services, withClientAddress(request, address, body), address);
}
