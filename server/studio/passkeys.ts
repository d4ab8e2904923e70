import type { Context } from 'hono';
import { answerPasskey, isPasskeyRequest } from '#app/access/sign-in/passkey-sign-in.server.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import { readUpTo } from '#server/requests/posted-form.ts';
import { isRead } from './rules.ts';
import { withClientAddress } from './studio-pages.ts';

const MAX_BYTES = 64 * 1024;

/** The API between a browser and the site for passkeys. */
export async function answerPasskeys(c: Context<AppEnv>): Promise<Response> {
  const { services } = c.var;
  const request = c.req.raw;
  if (!isPasskeyRequest(request)) return c.text('Page not found.', 404);
  const body = isRead(c) ? null : await readUpTo(MAX_BYTES, request);
  if (body === undefined) return c.text('The request is too large.', 413);
  const address = clientAddress(c, services.config.trustProxy);
  return answerPasskey(services, withClientAddress(request, address, body), address);
}
