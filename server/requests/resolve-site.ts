import type { MiddlewareHandler } from 'hono';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';

/** Whose page is asked for: found once, and known to everything that a request comes to. */
export const resolveSite =
  (services: Services): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('services', { ...services, site: services.sites.at(c.req.header('host')) });
    return next();
  };
