import { studioHref } from '#app/access/studio-addresses.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER } from '#app/access/sign-in/auth.server.ts';
import { answerPasskey, isPasskeyTalk } from '#app/access/sign-in/passkey-sign-in.server.ts';
import { findStaff } from '#app/access/sessions/signed-in.server.ts';
import { isDatabaseAway } from '#app/platform/db/database.ts';
import { isCrossSite } from '#app/platform/http/cross-site.ts';
import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import { scriptNonce } from '#app/platform/http/script-nonce.ts';
import type { SiteServices } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import { isOddAddress } from './odd-address.ts';
import { readPostedForm, readUpTo } from '#server/requests/posted-form.ts';
import { createPreview, isPreview } from './preview.ts';

const MOST_FORM_BYTES = 1024 * 1024;
/** One picture or paper, from somebody who is signed in. */
const MOST_MEDIA_BYTES = 20 * 1024 * 1024;
const MEDIA_PATH = studioHref('media');
const MOST_AUTH_BYTES = 64 * 1024;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The staff's pages: never kept, never listed, answered by React Router and hydrated whole. */
export function createStudio(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  const preview = createPreview(build, mode);
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.set('area', 'studio');
    const { services } = c.var;
    const { config, site } = services;
    const address = clientAddress(c, config.trustProxy);
    const asked = c.req.raw;
    const reads = ['GET', 'HEAD'].includes(asked.method);
    if (isOddAddress(new URL(asked.url))) return c.text('This address is not one of ours.', 400, PRIVATE);
    if (new URL(asked.url).pathname.startsWith(`${AUTH_PATH}/`)) {
      if (!isPasskeyTalk(asked)) return c.text('There is nothing here.', 404, PRIVATE);
      if (!reads && isCrossSite(asked, site.url))
        return c.text('This must be sent from its own page.', 403, PRIVATE);
      const body = reads ? null : await readUpTo(MOST_AUTH_BYTES, asked);
      if (body === undefined) return c.text('This is too much.', 413, PRIVATE);
      const request = withClientAddress(asked, address, body);
      return privately(await answerPasskey(services, request, address), {});
    }
    if (!reads && asked.method !== 'POST')
      return c.text('This page takes a form, or can be read.', 405, { ...PRIVATE, allow: 'GET, HEAD, POST' });
    if (reads && isPreview(c.req.path)) return preview(c);
    let request: Request;
    if (reads) request = withClientAddress(asked, address, null);
    else {
      const posted = await readPostedForm(asked, site.url, await mostBytes(services, asked));
      if ('refused' in posted) return c.text(posted.said, posted.refused, PRIVATE);
      ({ request } = posted);
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
      clientAddress: address,
    });
    const response = await handle(request, context);
    const away = failures.some(isDatabaseAway);
    if (failures.length > 0)
      c.var.log.error({ err: failures[0] }, away ? 'the database is away' : 'studio page not rendered');
    const policy = contentSecurityPolicy({ production: config.production, nonce });
    return privately(response, { 'content-security-policy': policy }, away ? 503 : response.status);
  };

  /** Whoever is not signed in cannot make us hold a large file. */
  async function mostBytes(services: SiteServices, asked: Request): Promise<number> {
    if (new URL(asked.url).pathname !== MEDIA_PATH) return MOST_FORM_BYTES;
    return (await findStaff(services, asked.headers)) ? MOST_MEDIA_BYTES : MOST_FORM_BYTES;
  }
}

function withClientAddress(asked: Request, address: string, body: Uint8Array<ArrayBuffer> | null): Request {
  const headers = new Headers(asked.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  return new Request(asked.url, { method: asked.method, headers, body });
}

function privately(response: Response, more: Record<string, string>, status = response.status): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...PRIVATE, ...more })) headers.set(name, value);
  return new Response(response.body, { status, headers });
}
