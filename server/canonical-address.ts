import type { MiddlewareHandler } from 'hono';
import { findPage } from '#app/addresses.ts';
import type { AppEnv } from './app-env.ts';

/** Any other letter case, or a slash at the end, leads for good to the page's one spelling; the query stays. */
export const canonicalAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const page = findPage(url.pathname);
  if (!page || page.path === url.pathname) return next();
  return c.body(null, 308, { location: page.path + url.search, 'cache-control': 'public, max-age=3600' });
};
