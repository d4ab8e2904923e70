import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { problem, type ProblemKind } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import type { createApp } from './app.ts';
import type { PageCache } from './pages/page-cache.ts';
import { CONNECTION_LIMITS, oneAtATime } from './requests/one-at-a-time.ts';
import { PATIENCE, patientResponse } from './requests/patient-response.ts';
import { quickPages } from './pages/quick-pages.ts';
import { newRequestId } from './observe/request-id.ts';
import { securityHeadersOf } from './requests/security-headers.ts';

/** Limits for slow or hostile clients. Node's defaults (60 s for the headers) are too generous. */
export const CLIENT_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  ...CONNECTION_LIMITS,
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
    dictionaries: app.dictionaries,
    log,
    trustProxy: config.trustProxy,
  });
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // A request target or Host header that is invalid never reaches the app.
    errorHandler: (error) => refuse(error instanceof RequestError ? 'bad-request' : 'unexpected', error),
  });

  /** What the app does for every answer, for requests that never reach it. */
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

  const { maxAhead, stalledMs, ...own } = { ...CLIENT_LIMITS, ...limits };
  const requests = oneAtATime(
    (request, response) => {
      if (quick(request, response)) return;
      if (hasDotSegments(request.url ?? '')) return void send(response, refuse('bad-request'));
      void listener(request, response);
    },
    { maxAhead },
  );
  const server = createServer(
    { ...own, ServerResponse: patientResponse({ ...PATIENCE, ...limits }) },
    requests.answer,
  );
  // After this long without a byte in or out, however slow the client. Unsent data is discarded, ours and the
  // kernel's.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (requests.current(socket)) socket.setTimeout(stalledMs);
    else socket.destroy();
  });
  server.maxConnections = 10_000;
  server.on('clientError', (error: ClientError, socket) => {
    // Not if the client has disconnected, nor in the middle of a response.
    const current = requests.current(socket);
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    const status = statusOf(error);
    const requestId = newRequestId();
    // A request that breaks off half-way is logged and counted by the code that was reading it.
    if (!current) {
      log.info({ requestId, status, code: error.code }, 'refused');
      app.metrics.requests.inc({ area: 'other', status: '4xx', cache: 'none' });
    }
    const headers = { ...headersOf(sites.at(undefined)), 'x-request-id': requestId };
    socket.end(bareAnswer(status, headers), () => socket.destroy());
  });
  return server;
}

/** Browsers resolve dot segments before they send a path. In any encoding, this is a probe. */
export function hasDotSegments(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return /(^|[/\\]|%(25)*(2f|5c))(\.|%(25)*2e){1,2}([/\\]|%(25)*(2f|5c)|$)/i.test(path);
}

/** An error of Node's parser, before there is a request. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** An unknown method is not a malformed request, only one that is not supported. */
function statusOf({ code, rawPacket }: ClientError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_INVALID_METHOD') return 400;
  const [line = ''] = (rawPacket?.toString('latin1', 0, CLIENT_LIMITS.maxHeaderSize) ?? '').split('\r\n', 1);
  return /^[\w!#$%&'*+.^`|~-]{1,40} \S+ HTTP\/1\.[01]$/.test(line) ? 405 : 400;
}

const METHODS = 'GET, HEAD, POST, OPTIONS, PUT, PATCH, DELETE';

const STATUS_MESSAGES: Record<number, string> = {
  405: 'This method is not supported.',
  408: 'The request took too long to send.',
  413: 'The request is too large.',
  431: 'The headers of the request are too large.',
};

function bareAnswer(status: number, headers: Record<string, string>): string {
  const text = `${STATUS_MESSAGES[status] ?? 'The request could not be understood.'}\n`;
  const all = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...(status === 405 && { allow: METHODS }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
  });
  response.end(body);
}
