import type { MiddlewareHandler } from 'hono';
import { readLanguage } from '#app/addresses.ts';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';

/** Whose page is asked for, and in which language: found once, and known to everything that a request comes to. */
export const resolveSite =
  (services: Services): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const { language } = readLanguage(new URL(c.req.url).pathname);
    c.set('services', { ...services, site: services.sites.at(c.req.header('host'), language) });
    return next();
  };
