import type { Context } from 'hono';
import type { AppEnv } from '#server/app-env.ts';

/** Who is asking. Behind a proxy of ours, the address that proxy saw: the last one it wrote. */
export function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded.slice(0, 64);
  }
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
