import type { MiddlewareHandler } from 'hono';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { readRequest } from './read-request.ts';

/** The site and the language of a request, resolved once and available to all handlers. */
export const resolveSite =
  (services: Services): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const target = readRequest(c.req.raw, c.env, services.sites);
    c.set('target', target);
    c.set('services', { ...services, site: services.sites.at(c.req.header('host'), target.language) });
    return next();
  };
