import type { Context } from 'hono';
import type { AppEnv } from '#server/app-env.ts';

/**
 * Whether this machine itself asks, by the line that the request came on and not by what it says: one that a proxy
 * beside us hands on comes over the same line, but tells so.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (HANDED_ON.some((header) => c.req.header(header) !== undefined)) return false;
  const incoming = c.env?.incoming;
  // Without a line it is this very process that asks.
  return incoming === undefined || LOOPBACK.test(incoming.socket.remoteAddress ?? '');
}

const HANDED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
