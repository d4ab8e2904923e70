import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#app/platform/log.ts';
import { preferredEncoding } from './accept-encoding.ts';
import type { Metrics } from './metrics.ts';
import type { CachedPage, Encoding, PageCache } from './page-cache.ts';
import { PAGE_HEADERS } from './pages.ts';
import { newRequestId } from './request-id.ts';

/**
 * The short way for what is asked most: a fresh page under its own canonical address goes out as the bytes
 * it is kept as. Everything else goes on to the app, which gives the same answer the long way.
 */
export function quickPages(deps: {
  pageCache: PageCache;
  schoolCode: string;
  securityHeaders: Record<string, string>;
  metrics: Metrics;
  log: Log;
}) {
  const ready = new WeakMap<CachedPage, Record<Encoding, string[]>>();
  const hits = deps.metrics.requests.labels({ area: 'page', status: '2xx', cache: 'hit' });
  const logs = deps.log.isLevelEnabled('debug');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.headers['if-none-match'] || request.headers['x-request-id'])
      return false;
    const page = deps.pageCache.findFresh(deps.schoolCode, request.url ?? '');
    if (!page) return false;
    let headers = ready.get(page);
    if (!headers) ready.set(page, (headers = headersOf(page, deps.securityHeaders)));
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const requestId = newRequestId();
    response.writeHead(200, [...headers[encoding], 'x-request-id', requestId]);
    response.end(page.bodies[encoding]);
    hits.inc();
    if (logs)
      deps.log.debug(
        { requestId, method: 'GET', path: request.url?.split('?')[0], status: 200, cache: 'hit' },
        'request',
      );
    return true;
  };
}

function headersOf(page: CachedPage, securityHeaders: Record<string, string>): Record<Encoding, string[]> {
  const common = {
    ...page.headers,
    ...PAGE_HEADERS,
    ...securityHeaders,
    etag: page.etag,
    'x-page-cache': 'hit',
  };
  const of = (encoding: Encoding) =>
    Object.entries({
      ...common,
      'content-length': String(page.bodies[encoding].length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }).flat();
  return { br: of('br'), gzip: of('gzip'), identity: of('identity') };
}
