import type { Context } from 'hono';
import { countVisit } from '#app/features/visitors/commands.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';

/**
 * The site's own call from the home page: the visit is registered, then the count is read. Separate from the API's
 * call of the same kind, which an operator may protect with a token that pages do not have.
 */
export const createVisit = (services: Services) => async (c: Context<AppEnv>) => {
  c.set('area', 'api');
  const { total } = await countVisit(services, c.var.services.site.schoolCode, {
    address: clientAddress(c, services.config.trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
  });
  return c.json({ visitor: total }, 200, { 'cache-control': 'no-store' });
};
