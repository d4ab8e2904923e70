import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { CLIENT_ADDRESS_HEADER } from '#app/access/sign-in/auth.server.ts';
import { findStudioPage, studioHref } from '#app/access/studio-addresses.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { hasSession } from '#app/access/sessions/signed-in.server.ts';
import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.ts';
import { renderFailures, requestContext, type DrawPage } from '#app/platform/http/request-context.ts';
import { scriptNonce } from '#app/platform/http/script-nonce.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import {
  isUnreadableForm,
  MAX_FORM_BYTES,
  readPostedForm,
  UNREADABLE,
} from '#server/requests/posted-form.ts';
import { isRead, staffOf } from './rules.ts';

/** A long text with the rest of its form, from a signed-in member of staff. */
const MAX_STAFF_FORM_BYTES = 1024 * 1024;
/** One picture or document, from a signed-in member of staff. */
const MAX_MEDIA_BYTES = 20 * 1024 * 1024;
const MEDIA_PATH = studioHref('media');
/** The library accepts new files, and a file's page a replacement; a request by a script has a suffix. */
const LIBRARY = new RegExp(`^${studioHref('library')}(/[0-9A-Za-z_-]+)?(\\.data)?$`);

/** The staff's pages: rendered by React Router and fully hydrated. */
export function createStudioPages(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  const draw = createPageRenderer(build, mode);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { services } = c.var;
    const { config, site } = services;
    const address = clientAddress(c, config.trustProxy);
    const incoming = c.req.raw;
    if (!isRead(c) && incoming.method !== 'POST')
      return c.text('This page takes a form, or can be read.', 405, { allow: 'GET, HEAD, POST' });
    let request: Request;
    if (isRead(c)) request = withClientAddress(incoming, address, null);
    else {
      const most = await maxBytes(c);
      const posted = await readPostedForm(incoming, site.url, { most });
      const isTooMuch = 'refused' in posted && posted.refused === 413;
      if ('request' in posted) ({ request } = posted);
      // An expired session is redirected to sign-in, as with a small form, without reading the large one.
      else if (isTooMuch && most === MAX_FORM_BYTES && isGuarded(c)) request = withoutForm(incoming);
      else return c.text(posted.message, posted.refused);
      request.headers.set(CLIENT_ADDRESS_HEADER, address);
    }

    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString('base64');
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(scriptNonce, nonce);
    context.set(requestContext, {
      services,
      site,
      requestId: c.var.requestId,
      now: services.clock(),
      ...(c.var.isInPreparation && { isInPreparation: true }),
      clientAddress: address,
      draw,
    });
    const response = await handle(request, context);
    if (failures.some(isUnreadableForm)) return c.text(UNREADABLE, 400);
    const away = failures.some(isDatabaseUnavailable);
    if (failures.length > 0)
      c.var.log.error(
        { err: failures[0] },
        away ? 'the database is not available' : 'studio page not rendered',
      );
    const headers = new Headers(response.headers);
    // A browser keeps the policy of the first page for all client-side navigation, so it must allow previews.
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ production: config.production, nonce, frame: "'self'" }),
    );
    return new Response(response.body, { status: away ? 503 : response.status, headers });
  };
}

/** Without signing in, nobody can make the server buffer much. */
async function maxBytes(c: Context<AppEnv>): Promise<number> {
  const isSignedIn = hasSession(c.var.services.site, c.req.raw.headers) && (await staffOf(c)) !== null;
  if (!isSignedIn) return MAX_FORM_BYTES;
  return c.req.path === MEDIA_PATH || LIBRARY.test(c.req.path) ? MAX_MEDIA_BYTES : MAX_STAFF_FORM_BYTES;
}

/** Whether the page refuses visitors who are not signed in, whatever the form contains. */
function isGuarded(c: Context<AppEnv>): boolean {
  const send = findStudioPage(c.req.path)?.send;
  return send !== undefined && send !== 'open' && send !== 'leads on';
}

function withoutForm(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['origin', 'content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(request.url, { method: 'POST', headers, body: '' });
}

export function withClientAddress(
  request: Request,
  address: string,
  body: Uint8Array<ArrayBuffer> | null,
): Request {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  return new Request(request.url, { method: request.method, headers, body });
}

/** Renders a page of the site for a preview; undefined if a part of it failed. */
function createPageRenderer(build: ServerBuild, mode: string): DrawPage {
  const handle = createRequestHandler(build, mode);
  return async (services, address) => {
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services,
      site: services.site,
      requestId: 'drawing',
      now: services.clock(),
    });
    const response = await handle(new Request(new URL(address, services.site.url)), context);
    const html = await response.text();
    return response.status === 200 && failures.length === 0 ? html : undefined;
  };
}
