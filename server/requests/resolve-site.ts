import type { MiddlewareHandler } from 'hono';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { readRequest } from './read-request.ts';

/** Whose page is asked for, and in which language: found once, and known to everything that a request comes to. */
export const resolveSite =
  (services: Services): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const target = readRequest(c.req.raw, c.env, services.sites);
    c.set('target', target);
    c.set('services', { ...services, site: services.sites.at(c.req.header('host'), target.language) });
    return next();
  };
