import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#app/platform/log.ts';
import type { Site, Sites } from '#app/sites/site.ts';
import { PROXY_TIME_HEADER, headersForProxy } from './proxy-freshness.ts';
import type { Metrics } from '#server/observe/metrics.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { contentEncodingOf, type FormName, formName } from './page-forms.ts';
import type { PageReads } from './page-reads.ts';
import { clientHasPage, formFor, headersOfPage, PAGE_HEADERS } from './pages.ts';
import { requestIdFrom } from '#server/observe/request-id.ts';

/**
 * The short way for most requests: a fresh page under its canonical address is sent as its cached bytes. Everything
 * else goes to the app, which gives the same answer.
 */
export function quickPages(deps: {
  pageCache: PageCache;
  sites: Sites;
  /** False while only staff may see the site, because then the session must be checked. */
  isOpen: (schoolCode: string) => boolean;
  securityHeadersOf: (site: Site) => Record<string, string>;
  metrics: Metrics;
  reads: PageReads;
  dictionaries: Dictionaries;
  log: Log;
  trustProxy: boolean;
}) {
  const ready = new WeakMap<CachedPage, ReadyHeaders>();
  const hits = deps.metrics.requests.labels({ area: 'page', status: '2xx', cache: 'hit' });
  const unchanged = deps.metrics.requests.labels({ area: 'page', status: '3xx', cache: 'hit' });
  const logs = deps.log.isLevelEnabled('debug');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const site = deps.sites.at(request.headers.host);
    if (!deps.isOpen(site.schoolCode)) return false;
    const page = deps.pageCache.findFresh(site.schoolCode, request.url ?? '');
    if (!page) return false;
    let headers = ready.get(page);
    if (!headers) ready.set(page, (headers = headersOf(page, deps.securityHeadersOf(site))));
    const name = formName(formFor(page, request.headers as Record<string, string>, deps.dictionaries));
    const bytes = page.forms[name];
    if (!bytes) return false;
    const given = request.headers['x-request-id'];
    const requestId = requestIdFrom(typeof given === 'string' ? given : undefined);
    const isFromProxy = request.headers[PROXY_TIME_HEADER] !== undefined;
    const isUnchanged = clientHasPage(request.headers['if-none-match'], page, isFromProxy);
    const status = isUnchanged ? 304 : 200;
    const answer = [...headers[isUnchanged ? 'unchanged' : name]!, 'x-request-id', requestId];
    if (deps.trustProxy) answer.push(...cachingFor(request, status, contentEncodingOf(name)));
    else answer.push(...CACHING);
    response.writeHead(status, answer);
    response.end(isUnchanged ? undefined : bytes);
    (isUnchanged ? unchanged : hits).inc();
    const { 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers;
    deps.reads.note(site.schoolCode, request.url!, { userAgent, purpose: purpose as string | undefined });
    if (logs) {
      const path = request.url?.split('?')[0];
      deps.log.debug({ requestId, method: 'GET', path, status, cache: 'hit' }, 'request');
    }
    return true;
  };
}

const { 'cache-control': cacheControl } = PAGE_HEADERS;
const CACHING = ['cache-control', cacheControl];

function cachingFor({ headers }: IncomingMessage, status: number, contentEncoding?: string): string[] {
  const proxyRequest = {
    proxyTime: headers[PROXY_TIME_HEADER] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
    availableDictionary: headers['available-dictionary'] as string | undefined,
  };
  const proxyHeaders = headersForProxy(proxyRequest, {
    status,
    cacheControl,
    contentEncoding,
    keptAs: 'page',
  });
  return 'cache-control' in proxyHeaders ? Object.entries(proxyHeaders).flat() : CACHING;
}

type ReadyHeaders = Partial<Record<FormName, string[]>> & { unchanged: string[] };

function headersOf(page: CachedPage, securityHeaders: Record<string, string>): ReadyHeaders {
  const { 'cache-control': _, ...own } = headersOfPage(page);
  const common = { ...securityHeaders, ...own, 'x-page-cache': 'hit' };
  const forms = Object.entries(page.forms).map(([name, bytes]) => {
    const encoding = contentEncodingOf(name as FormName);
    const headers = {
      ...common,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return [name, Object.entries(headers).flat()] as const;
  });
  return { ...Object.fromEntries(forms), unchanged: Object.entries(common).flat() };
}
