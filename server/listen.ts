import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import type { createApp } from './app.ts';
import type { PageCache } from './page-cache.ts';
import { quickPages } from './quick-pages.ts';
import { newRequestId } from './request-id.ts';

/** Node's HTTP server around the app, with limits that a slow or hostile client runs into. */
export function createHttpServer(
  services: Services,
  app: ReturnType<typeof createApp>,
  pageCache: PageCache,
): Server {
  const quick = quickPages({
    pageCache,
    schoolCode: services.config.schoolCode,
    metrics: app.metrics,
    log: services.log,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (quick(request, response)) return;
      if (climbs(request.url ?? '')) return void refuse(response);
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

async function refuse(response: ServerResponse<IncomingMessage>): Promise<void> {
  const answer = problem('bad-request', newRequestId());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
