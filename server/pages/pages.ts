import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import type { ContentState } from '#app/platform/content/revisions.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { matchesEtag } from '#app/platform/http/file-response.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import type { Services } from '#app/platform/services.ts';
import { likelyPages } from '#app/site/findability/likely-pages.ts';
import { storedMenu } from '#app/site/frame/load-menu.server.ts';
import { preferredEncoding } from '#server/requests/accept-encoding.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import { PROXY_TIME_HEADER } from './proxy-freshness.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { CachedPage, PageCache, RenderedPage } from './page-cache.ts';
import { dictionaryHeaders, mayUseDictionary } from './page-dictionary.ts';
import { contentEncodingOf, type FormKind, formName, plainTag } from './page-forms.ts';
import type { PageReads } from './page-reads.ts';
import { readPostedForm } from '#server/requests/posted-form.ts';
import { speculationRulesHeader } from './speculation-rules.ts';

export const PAGE_HEADERS = {
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding',
  ...speculationRulesHeader,
};

/**
 * Rendered for every address that is not a page. React Router never sees such an address itself: it would answer some
 * of them in its own way (`/Gallery.data`), bypassing the cache.
 */
export const NO_PAGE = '/404';

/** Rendered when too many requests wait for a rendering slot. */
const BUSY = '/503';

/** The one page of a school that is not public yet. */
const IN_PREPARATION = '/in-preparation';

/** React Router's pages, through the page cache. */
export function createPages(
  services: Services,
  pageCache: PageCache,
  build: ServerBuild,
  mode: string,
  reads: PageReads,
  dictionaries: Dictionaries,
  onRendered: (route: string, seconds: number) => void,
) {
  const handle = createRequestHandler(build, mode);

  async function render(
    c: Context<AppEnv>,
    target: URL | Request,
    sender: { clientAddress?: string } = {},
  ): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services: c.var.services,
      site: c.var.services.site,
      requestId: c.var.requestId,
      now: services.clock(),
      ...(c.var.isInPreparation && { isInPreparation: true }),
      ...sender,
    });
    const began = performance.now();
    // Without the visitor's signal: others may be waiting for the same page, and it is cached for the next.
    const response = await handle(target instanceof Request ? target : new Request(target), context);
    let { status } = response;
    if (failures.length > 0) {
      const isLost = status === 500;
      const away = failures.some(isDatabaseUnavailable);
      if (isLost && away) status = 503;
      // All loaders of a page may fail for the same reason, so one log line covers them.
      const [first, ...others] = failures;
      const also = others.map((error) => (error instanceof Error ? error.message : String(error)));
      const what = isLost ? 'page not rendered' : 'a part of the page is missing';
      c.var.log.error({ err: first, also }, away ? `${what}: the database is not available` : what);
    }
    const html = await response.text();
    onRendered(c.var.route ?? 'nothing', (performance.now() - began) / 1000);
    return {
      status,
      headers: Object.fromEntries(response.headers),
      html,
      isWhole: failures.length === 0,
    };
  }

  /**
   * Pages that are the same for everybody while the content does not change, and are never cached under the requested
   * address.
   */
  const fixedPages = new Map<string, { state: ContentState; day: string; rendered: RenderedPage }>();
  const renderFixedOnce = singleFlight<RenderedPage>();

  async function renderFixedPage(c: Context<AppEnv>, url: URL, status: number): Promise<RenderedPage> {
    const { schoolCode, language } = c.var.services.site;
    const state = services.revisions.of(schoolCode);
    const now = services.clock();
    const day = dayInIndia(now);
    const name = `${schoolCode} ${language} ${url.pathname}`;
    const cached = fixedPages.get(name);
    if (cached?.state === state && cached.day === day && state.until > now.getTime()) return cached.rendered;
    return renderFixedOnce(name, async () => {
      const rendered = await render(c, url);
      if (rendered.status === status && rendered.isWhole) fixedPages.set(name, { state, day, rendered });
      return rendered;
    });
  }

  /** Most missing addresses come from scanners: they all get the same bytes. */
  async function renderMissing(c: Context<AppEnv>): Promise<RenderedPage> {
    const { site } = c.var.services;
    const notFoundUrl = new URL(NO_PAGE, site.url);
    const likely = likelyPages(c.var.target.path, site.words, await listOwnPages(c));
    for (const page of likely) notFoundUrl.searchParams.append('likely', page);
    if (!notFoundUrl.search) return renderFixedPage(c, notFoundUrl, 404);
    const rendered = await pageCache.renderSlots.run('item', () => render(c, notFoundUrl));
    return rendered ?? renderBusy(c);
  }

  async function listOwnPages(c: Context<AppEnv>) {
    try {
      const { schoolCode, language } = c.var.services.site;
      return (await storedMenu(c.var.services, { schoolCode, language, now: services.clock() })).own;
    } catch {
      // The page itself runs the same query, and reports its failure.
      return undefined;
    }
  }

  function renderBusy(c: Context<AppEnv>): Promise<RenderedPage> {
    c.set('cache', 'no-slot');
    return renderFixedPage(c, new URL(BUSY, c.var.services.site.url), 503);
  }

  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    c.set('area', 'page');
    const { method } = c.req;
    const { address } = c.var;
    const page = address?.page;
    c.set('route', page?.name ?? 'nothing');
    if (method === 'POST' && page?.takesForm) {
      const posted = await readPostedForm(c.req.raw, c.var.services.site.url, {
        to: new URL(address!.withoutLanguage, c.req.url),
      });
      if ('refused' in posted) return c.text(posted.message, posted.refused, { 'cache-control': 'no-store' });
      const sender = { clientAddress: clientAddress(c, services.config.trustProxy) };
      return uncached(await render(c, posted.request, sender), method);
    }
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = page?.takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
      return c.text('This page does not support this method.', 405, { allow });
    }
    if (!address) return uncached(await renderMissing(c), method);

    const { schoolCode, url, languages } = c.var.services.site;
    const found = await pageCache.findOrRender(schoolCode, address.canonical, async () => ({
      ...(await render(c, new URL(address.withoutLanguage, url))),
      ...(!c.var.isInPreparation &&
        mayUseDictionary(address.canonical) && { dictionary: dictionaries.of(languages) }),
    }));
    if (found.kind === 'no-slot') return uncached(await renderBusy(c), method);
    if (found.kind === 'uncached') return uncached(found.rendered, method);
    c.set('cache', found.how);
    if (method === 'GET' && !c.var.isInPreparation)
      reads.note(schoolCode, address.canonical, {
        userAgent: c.req.header('user-agent'),
        purpose: c.req.header('sec-purpose'),
      });
    return cachedAnswer(c, pageCache, found.page, { how: found.how, dictionaries });
  };

  return Object.assign(answer, {
    /** The answer for everyone except staff while the school is being prepared. */
    async inPreparation(c: Context<AppEnv>): Promise<Response> {
      c.set('area', 'page');
      c.set('route', 'in-preparation');
      const rendered = await renderFixedPage(c, new URL(IN_PREPARATION, c.var.services.site.url), 403);
      return uncached(rendered, c.req.method);
    },
  });
}

/** A cached page as a response: a 304, or in the encoding that the browser accepts. */
export async function cachedAnswer(
  c: Context<AppEnv>,
  pageCache: PageCache,
  page: CachedPage,
  { how, dictionaries }: { how: string; dictionaries?: Dictionaries },
): Promise<Response> {
  const headers = new Headers({ ...headersOfPage(page), 'x-page-cache': how });
  const isFromProxy = c.req.header(PROXY_TIME_HEADER) !== undefined;
  if (clientHasPage(c.req.header('if-none-match'), page, isFromProxy))
    return new Response(null, { status: 304, headers });
  const kind = formFor(page, { ...c.req.header() }, dictionaries);
  const bytes = await pageCache.formOf(page, kind);
  const encoding = contentEncodingOf(formName(kind));
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  const body = c.req.method === 'HEAD' ? null : new Uint8Array(bytes);
  return new Response(body, { status: 200, headers });
}

/** The same for every encoding. */
export const headersOfPage = (page: CachedPage): Record<string, string> => ({
  // A page may have its own policy.
  ...page.headers,
  ...PAGE_HEADERS,
  ...(page.dictionary && dictionaryHeaders(page.dictionary)),
  etag: page.etag,
});

/** What a client gets: compressed with the dictionary that it has, or in the best encoding that it accepts. */
export function formFor(
  page: CachedPage,
  { 'accept-encoding': accepted, 'available-dictionary': available }: ClientHeaders,
  dictionaries: Dictionaries | undefined,
): FormKind {
  const dictionary = page.dictionary && dictionaries?.offered(available, accepted);
  return dictionary ?? preferredEncoding(accepted);
}

type ClientHeaders = Partial<Record<'accept-encoding' | 'available-dictionary', string>>;

/**
 * Whether the client has this page already. A page that was compressed better in the meantime has the same
 * content, so no family needs to load it again; but a proxy, which sends its copy to many, gets the smaller
 * one.
 */
export function clientHasPage(
  ifNoneMatch: string | undefined,
  { etag, isFullyCompressed }: CachedPage,
  isFromProxy: boolean,
): boolean {
  if (!ifNoneMatch) return false;
  return isFromProxy && isFullyCompressed
    ? matchesEtag(ifNoneMatch, etag)
    : matchesEtag(plainTag(ifNoneMatch), plainTag(etag));
}

function uncached({ status, headers, html }: RenderedPage, method: string): Response {
  const retry = status === 503 ? { 'retry-after': '30' } : undefined;
  return new Response(method === 'HEAD' ? null : html, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', ...retry },
  });
}
