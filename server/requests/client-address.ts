import type { Context } from 'hono';
import type { AppEnv } from '#server/app-env.ts';

/** The client's address. Behind our proxy, the last forwarded address, because the proxy added that one. */
export function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded.slice(0, 64);
  }
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
