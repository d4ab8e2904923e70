import type { Context, Next } from 'hono';
import { studioPaths } from '#app/access/studio-addresses.ts';
import { findActiveStaff } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { isCrossSite } from '#app/platform/http/cross-site.ts';
import type { AppEnv } from '#server/app-env.ts';

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** No answer of the studio is cached or indexed. */
export async function neverCached(c: Context<AppEnv>, next: Next): Promise<void> {
  c.set('area', 'studio');
  await next();
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value);
  const { status, body } = c.res;
  c.res = undefined;
  c.res = new Response(body, { status, headers });
}

/** Accepts only addresses that our links and forms produce, and only requests from our own pages. */
export async function requireSameOrigin(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  if (isOddAddress(new URL(c.req.url))) return refuse(c, 400, 'odd-address');
  const reads = isRead(c) && !isUpload(c);
  if (!reads && isCrossSite(c.req.raw, c.var.services.site.url)) return refuse(c, 403, 'cross-site');
  return next();
}

export const isRead = (c: Context<AppEnv>) => ['GET', 'HEAD'].includes(c.req.method);

const isUpload = (c: Context<AppEnv>) => c.req.path.startsWith(studioPaths.uploads);

const MESSAGES = {
  'odd-address': 'This address is not valid.',
  'cross-site': 'Please open the page and send this from there.',
} as const;

/** As a page with a message; the upload script has its own messages for the reason. */
function refuse(c: Context<AppEnv>, status: 400 | 403, reason: keyof typeof MESSAGES): Response {
  return isUpload(c) ? Response.json({ reason }, { status }) : c.text(MESSAGES[reason], status);
}

/** The signed-in member of staff, looked up once per request. */
export function staffOf(c: Context<AppEnv>): Promise<Staff | null> {
  const staff = c.var.staff ?? findActiveStaff(c.var.services, c.req.raw.headers);
  c.set('staff', staff);
  return staff;
}

/**
 * Whether an address of the studio has something that our links and forms never produce: an unknown action, a return
 * address with a line break, an unprintable character. Nobody types these by mistake, so nothing is looked up.
 */
function isOddAddress({ searchParams }: URL): boolean {
  return (
    searchParams.getAll('done').some((action) => !ACTION.test(action) || action in {}) ||
    searchParams.getAll('then').some((way) => LINE_END.test(way)) ||
    [...searchParams.values()].some((value) => value.includes('\0'))
  );
}

/** Names of completed actions as our pages write them: `saved`, `new-password`. */
const ACTION = /^[a-z]+(-[a-z]+)*$/;

const LINE_END = /[\p{Cc}\u2028\u2029]/u;
