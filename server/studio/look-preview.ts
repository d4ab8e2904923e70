import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { mayDo } from '#app/access/permissions.ts';
import { studioHref, studioHrefThen, studioPages } from '#app/access/studio-addresses.ts';
import { hrefOf } from '#app/addresses.ts';
import { ownOf } from '#app/core/own.ts';
import { lookQuery, parseLook, typedLook } from '#app/features/look/input.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import { identityOf } from '#app/sites/identity/identity.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { AppEnv } from '#server/app-env.ts';
import { inOurFrame } from './framed.ts';
import { staffOf } from './rules.ts';

/** The pages that a look is tried on. */
const PAGES = { home: hrefOf('home'), admission: hrefOf('admissionProcess'), news: hrefOf('news') };

/**
 * A page of the site as families would see it in a look that is not theirs yet: the real page with another identity in
 * its request, for whoever may choose it, kept by nobody. Only this answer may stand in a frame, and only in our own.
 */
export function createLookPreview(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { services } = c.var;
    const { searchParams } = new URL(c.req.url);
    const staff = await staffOf(c);
    if (!staff) return c.redirect(studioHrefThen('signIn', studioHref('look')), 302);
    if (!mayDo(staff.role, studioPages.look.read)) return c.text('This is not for you.', 403);
    const address = ownOf(PAGES, c.req.param('page') ?? null);
    if (!address) return c.text('There is nothing here.', 404);
    const typed = typedLook(searchParams);
    const read = parseLook(typed);
    const words = studioWordsOf(services.site.language).look;
    if ('problem' in read) return c.text(words.problem(read.problem), 400);

    const site = { ...services.site, identity: identityOf(read.look, services.site.identity) };
    const framed = searchParams.has('framed');
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services: { ...services, site },
      site,
      requestId: c.var.requestId,
      now: services.clock(),
      preview: { back: `${studioHref('look')}?${lookQuery(typed)}`, framed },
    });
    const response = await handle(new Request(new URL(address, c.req.url)), context);
    if (failures.length > 0) c.var.log.error({ err: failures[0] }, 'preview not rendered whole');
    return framed ? inOurFrame(response, response.body) : response;
  };
}
