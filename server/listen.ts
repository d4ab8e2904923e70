import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { problem, type ProblemKind } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import type { createApp } from './app.ts';
import type { PageCache } from './pages/page-cache.ts';
import { PATIENCE, patientResponse } from './requests/patient-response.ts';
import { quickPages } from './pages/quick-pages.ts';
import { newRequestId } from './observe/request-id.ts';
import { securityHeadersOf } from './requests/security-headers.ts';

/** What a slow or hostile client runs into. Node's own times (60 s for the headers) invite it to stay. */
export const CLIENT_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

/** Node's HTTP server around the app. */
export function createHttpServer(
  services: Services,
  app: ReturnType<typeof createApp>,
  pageCache: PageCache,
  limits: Partial<typeof CLIENT_LIMITS & typeof PATIENCE> = {},
): Server {
  const { config, log, sites } = services;
  const headersOf = securityHeadersOf(config);
  const quick = quickPages({
    pageCache,
    sites,
    isOpen: app.isOpen,
    securityHeadersOf: headersOf,
    metrics: app.metrics,
    reads: app.reads,
    log,
    trustProxy: config.trustProxy,
  });
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // A target or a Host header that is no address never reaches the app.
    errorHandler: (error) => refuse(error instanceof RequestError ? 'bad-request' : 'unexpected', error),
  });

  /** What the app does for every answer, for those that it never gets to see. */
  function refuse(kind: ProblemKind, error?: unknown): Response {
    const requestId = newRequestId();
    const answer = problem(kind, requestId, {
      headers: { ...headersOf(sites.at(undefined)), 'x-request-id': requestId },
    });
    const level = answer.status >= 500 ? 'error' : 'info';
    log[level]({ requestId, status: answer.status, ...(level === 'error' && { err: error }) }, 'refused');
    app.metrics.requests.inc({ area: 'other', status: `${answer.status.toString()[0]}xx`, cache: 'none' });
    return answer;
  }

  const server = createServer(
    { ...CLIENT_LIMITS, ...limits, ServerResponse: patientResponse({ ...PATIENCE, ...limits }) },
    (request, response) => {
      if (quick(request, response)) return;
      if (climbs(request.url ?? '')) return void send(response, refuse('bad-request'));
      void listener(request, response);
    },
  );
  server.maxConnections = 10_000;
  return server;
}

/** No browser sends a path with dot segments: it resolves them first. In whatever encoding, this is a probe. */
export function climbs(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return /(^|[/\\]|%(25)*(2f|5c))(\.|%(25)*2e){1,2}([/\\]|%(25)*(2f|5c)|$)/i.test(path);
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
  });
  response.end(body);
}
