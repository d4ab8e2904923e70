import type { Context, Next } from 'hono';
import { hasSession } from '#app/access/sessions/signed-in.server.ts';
import { isStudioPath } from '#app/access/studio-addresses.ts';
import { findSchoolSetup } from '#app/features/school/setup.server.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import { closedRobots } from '#app/site/findability/robots.ts';
import type { AppEnv } from '#server/app-env.ts';
import { isRead, staffOf } from '#server/studio/rules.ts';

type Answer = (c: Context<AppEnv>) => Promise<Response>;

const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * While a school is being prepared, the site is for its staff only; everybody else, machines included, gets a notice.
 * Enquiries are still accepted, and the studio checks its own access.
 */
export function createPreparationGate(services: Services, inPreparation: Answer) {
  // Permanent, because a school that is public stays so; no further query is needed.
  const open = new Set<string>();

  async function isPublic(schoolCode: string): Promise<boolean> {
    if (open.has(schoolCode)) return true;
    const { database, revisions } = services;
    const { isPublic: isNow } = await revisions.cached(schoolCode, 'setup', () =>
      findSchoolSetup(database.reads, schoolCode),
    );
    if (isNow) open.add(schoolCode);
    return isNow;
  }

  async function pass(c: Context<AppEnv>, next: Next): Promise<Response | void> {
    const { site } = c.var.services;
    if (open.has(site.schoolCode)) return next();
    if (isStudioPath(c.req.path)) {
      // The studio checks its own access, but must know that families do not see the site yet.
      if (!(await isPublic(site.schoolCode).catch(() => true))) c.set('isInPreparation', true);
      return next();
    }
    if (isSentToUs(c)) return next();
    // If it cannot be read, continue: the next handler fails too and reports it.
    if (await isPublic(site.schoolCode).catch(() => true)) return next();
    if (!hasSession(site, c.req.raw.headers) || !(await staffOf(c))) {
      const answer = await refuse(c);
      for (const [name, value] of Object.entries(UNLISTED)) answer.headers.set(name, value);
      return answer;
    }
    c.set('isInPreparation', true);
    await next();
    // No proxy may cache it.
    c.set('keptAs', undefined);
    const { status, body, headers } = c.res;
    const kept = new Headers(headers);
    for (const [name, value] of Object.entries(UNLISTED)) kept.set(name, value);
    c.res = undefined;
    c.res = new Response(body, { status, headers: kept });
  }

  async function refuse(c: Context<AppEnv>): Promise<Response> {
    if (c.req.path === '/robots.txt')
      return new Response(closedRobots, { headers: { 'content-type': TEXT } });
    return c.req.path.startsWith('/api/') ? problem('not-public', c.var.requestId) : inPreparation(c);
  }

  return { pass, isOpen: (schoolCode: string) => open.has(schoolCode) };
}

const TEXT = 'text/plain; charset=utf-8';

/** Posts to the API or the visitor count; a page's form comes from a page that only the staff can see. */
const isSentToUs = (c: Context<AppEnv>) =>
  !isRead(c) && (c.req.path.startsWith('/api/') || c.req.path === '/visit');
