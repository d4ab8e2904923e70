import type { MiddlewareHandler } from 'hono';
import type { Log } from '#app/platform/log.ts';
import type { Site } from '#app/sites/site.ts';
import type { AppEnv } from '#server/app-env.ts';
import { PROXY_TIME_HEADER, servesProxyCopy, headersForProxy } from '#server/pages/proxy-freshness.ts';
import type { Metrics } from './metrics.ts';
import { requestIdFrom } from './request-id.ts';

/** The outermost layer: adds the request id, the common headers, a log line and the metrics. */
export function observe(deps: {
  log: Log;
  metrics: Metrics;
  securityHeadersOf: (site: Site) => Record<string, string>;
  /** Whether our proxy is in front of this server. */
  trustProxy: boolean;
}): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = requestIdFrom(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    c.set('area', 'other');
    c.set('cache', 'none');
    await next();

    const headers = new Headers(c.res.headers);
    for (const [name, value] of Object.entries(deps.securityHeadersOf(c.var.services.site)))
      if (!headers.has(name)) headers.set(name, value);
    headers.set('x-request-id', requestId);
    const proxyHeaders = headersForProxy(
      {
        proxyTime: deps.trustProxy ? c.req.header(PROXY_TIME_HEADER) : undefined,
        ifNoneMatch: isRead(c.req.method) ? c.req.header('if-none-match') : undefined,
        availableDictionary: c.req.header('available-dictionary'),
      },
      {
        status: c.res.status,
        cacheControl: headers.get('cache-control'),
        contentEncoding: headers.get('content-encoding'),
        keptAs: c.var.keptAs,
      },
    );
    for (const [name, value] of Object.entries(proxyHeaders)) headers.set(name, value);
    const { status, body } = c.res;
    // Otherwise it would be sent as an empty chunked body.
    if (body === null && c.req.method !== 'HEAD' && ![204, 304].includes(status))
      headers.set('content-length', '0');
    // Otherwise Hono would merge the old headers into the new ones.
    c.res = undefined;
    c.res = servesProxyCopy(proxyHeaders)
      ? new Response(null, { status, headers: proxyHeaders })
      : new Response(body, { status, headers });

    if (c.env?.isOwn) return;
    const ms = performance.now() - began;
    const { area, cache } = c.var;
    deps.metrics.requests.inc({ area, status: `${Math.floor(c.res.status / 100)}xx`, cache });
    deps.metrics.seconds.observe({ area, route: c.var.route ?? area }, ms / 1000);
    const routine = area === 'health' || area === 'static' || cache === 'hit';
    // Refused because no rendering slot was free: a flood of searches must not fill the log, too.
    const failed = c.res.status >= 500 && cache !== 'no-slot';
    const level = failed ? 'error' : routine ? 'debug' : 'info';
    // Without the query, which may contain what a person typed.
    c.var.log[level](
      {
        method: c.req.method,
        path: c.req.path.slice(0, 200),
        status: c.res.status,
        ms: Math.round(ms * 10) / 10,
        cache,
      },
      'request',
    );
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';
