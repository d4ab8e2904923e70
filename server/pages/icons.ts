import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { fileResponse, PUBLIC_CACHE_CONTROL } from '#app/platform/http/file-response.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import { drawIconOf } from '#app/site/findability/drawings-of-site.server.ts';
import { hasOwnIcons, iconAddress, iconFiles } from '#app/sites/identity/icon-addresses.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';

/** Enough for the icons of a few themes. */
const MAX_CACHED = 48;

/** The icons of a site with its own logo or theme: drawn on first request, then cached. */
export function createIcons(services: Services): Hono<AppEnv> {
  const icons = new Hono<AppEnv>();
  const cache = new Map<string, Buffer>();
  const drawOnce = singleFlight<Buffer>();
  const drawing = limitParallel(1);

  icons.get('/:version/:file', async (c) => {
    c.set('area', 'image');
    const elsewhere = settleAddress(c, c.req.path, 'picture');
    if (elsewhere) return elsewhere;
    const file = c.req.param('file');
    if (!iconFiles.includes(file) || !/^[0-9a-f]{16}$/.test(c.req.param('version')))
      return problem('unknown-picture', c.var.requestId);
    const { identity } = c.var.services.site;
    const now = iconAddress(identity).href(file);
    // An icon of a former theme: an old copy of a page still finds the current icon.
    if (c.req.path !== now) return c.body(null, 302, { location: now, 'cache-control': 'no-cache' });
    const bytes =
      cache.get(now) ?? (await drawOnce(now, () => drawing.run(() => drawIconOf(services, identity, file))));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(now, bytes);
    return fileResponse(c.req.raw, c.var.requestId, {
      size: bytes.length,
      contentType: CONTENT_TYPES[file.split('.').at(-1)!]!,
      etag: `"${createHash('sha256').update(now).digest('base64url').slice(0, 22)}"`,
      cacheControl: PUBLIC_CACHE_CONTROL,
      stream: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
    });
  });

  return icons;
}

/** Paths that browsers and feed readers request by convention. */
export const wellKnownIcons: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { identity } = c.var.services.site;
  const file = WELL_KNOWN_ICONS[c.req.path];
  if (!file || !hasOwnIcons(identity) || !['GET', 'HEAD'].includes(c.req.method)) return next();
  return c.body(null, 302, { location: iconAddress(identity).href(file), 'cache-control': 'no-cache' });
};

const WELL_KNOWN_ICONS: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
};

const CONTENT_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
};
