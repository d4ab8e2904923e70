import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportedContentType } from '#app/importing/provider/remote-item.ts';
import { type SampleCounts, type SampleItem, sampleLists } from './sample-lists.ts';
import { tinyJpeg } from './tiny-jpeg.ts';

/**
 * `paged`: lists have pages of `size`, by `limit` and `offset`. `taken-then-dead`: it is accepted without an
 * answer.
 */
export type BehaviourName =
  | 'slow'
  | '404'
  | '429'
  | '500'
  | 'html'
  | 'truncated-jpeg'
  | 'wrong-length'
  | 'redirect-loop'
  | 'redirect-to-loopback'
  | 'foreign-ids'
  | 'reordered'
  | 'empty-list'
  | 'shorter-list'
  | 'dead-line'
  | 'taken-then-dead'
  | 'needs-token'
  | 'paged';

export interface Behaviour {
  behaviour: BehaviourName;
  /** Only for paths that contain this. */
  on?: RegExp;
  /** For so many requests; by default forever. */
  times?: number;
  /** For `slow`. */
  ms?: number;
  /** For `429` and `500`: the value of `Retry-After`. */
  retryAfter?: string;
  /** For `needs-token`. */
  token?: string;
  /** For `paged`. */
  size?: number;
}

interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

/** The number of remembered requests: a school has tens of thousands of photos. */
const MAX_SEEN = 5000;

const CALLS: [pattern: RegExp, kind: ImportedContentType][] = [
  [/^\/api\/news\/([^/]+)$/i, 'news'],
  [/^\/api\/principalMessage\/([^/]+)$/i, 'leadership'],
  [/^\/api\/gallery\/All\/([^/]+)$/i, 'albums'],
  [/^\/api\/gallery\/([^/]+)$/i, 'albums'],
  [/^\/api\/highlight\/([^/]+)$/i, 'highlights'],
  [/^\/api\/notification\/([^/]+)$/i, 'notifications'],
  [/^\/api\/onlineRegistration\/([^/]+)$/i, 'registrations'],
  [/^\/api\/video\/all\/([^/]+)$/i, 'videos'],
];

/**
 * The provider of a school's old site, on localhost. Its pictures are generated on request; a path with
 * `missing` in it has none. The caller must stop it.
 */
export async function startProvider({
  school = 'LFIS',
  visitors = 1234,
  behaviours = [],
  ...counts
}: SampleCounts & { school?: string; visitors?: number; behaviours?: Behaviour[] } = {}) {
  const lists = sampleLists(school, counts);
  /** Files to serve below `/api/image/` instead of generated ones. */
  const files = new Map<string, { body: Buffer; status?: number; headers?: Record<string, string> }>();
  const forms: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  const seen: Seen[] = [];
  const requests = { count: 0, now: 0, maxAtOnce: 0, secrets: 0, visits: 0 };
  let current = behaviours.map((behaviour) => ({ ...behaviour }));

  const secret = await listen((_request, response) => {
    requests.secrets += 1;
    response.end('secret');
  });
  const server = await listen((request, response) => {
    requests.count += 1;
    requests.now += 1;
    requests.maxAtOnce = Math.max(requests.maxAtOnce, requests.now);
    response.on('close', () => (requests.now -= 1));
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://provider.example');
    const { method = '', headers } = request;
    seen.push({ method, path: url.pathname + url.search, headers });
    if (seen.length > MAX_SEEN) seen.shift();
    const body = method === 'POST' ? await text(request).catch(() => '') : '';
    const isIn = behavioursAt(url.pathname + url.search);

    if (isIn('slow')) await sleep(isIn('slow')!.ms ?? 1000);
    if (isIn('dead-line')) return void request.socket.destroy();
    const busy = isIn('429') ?? isIn('500') ?? isIn('404');
    if (busy) {
      const rest = busy.retryAfter === undefined ? {} : { 'retry-after': busy.retryAfter };
      return void response.writeHead(Number(busy.behaviour), rest).end('busy');
    }
    const needed = isIn('needs-token')?.token;
    if (needed !== undefined && headers.authorization !== `Bearer ${needed}`)
      return sendJson(response, { title: 'A token is needed' }, { status: 401 });
    if (isIn('redirect-loop')) return void response.writeHead(302, { location: url.pathname }).end();
    if (isIn('redirect-to-loopback'))
      return void response.writeHead(302, { location: `${secret.address}/secret` }).end();
    if (isIn('html'))
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!DOCTYPE html><html><body>Down for maintenance</body></html>');

    if (method === 'POST') return takePost(url.pathname, headers, body, response, isIn('taken-then-dead'));
    if (url.pathname.startsWith('/api/image/')) return sendFile(url.pathname, response, isIn);
    const call = CALLS.map(([pattern, kind]) => ({ kind, code: pattern.exec(url.pathname)?.[1] })).find(
      ({ code }) => code !== undefined,
    );
    const options = { isCut: isIn('wrong-length') !== undefined };
    if (call && decodeURIComponent(call.code!) === school)
      return sendJson(response, listAs(call.kind, url, isIn), options);
    if (/^\/api\/visitor\/[^/]+$/i.test(url.pathname))
      return sendJson(response, [{ visitor: visitors + requests.visits }], options);
    if (/^\/api\/subGallery$/i.test(url.pathname)) {
      const album = lists.albums.find(({ _id }) => _id === url.searchParams.get('id'));
      if (album) return sendJson(response, album, options);
    }
    sendJson(response, { title: 'Not found' }, { status: 404 });
  }

  /** The behaviours for this request, which also counts down limited ones. */
  function behavioursAt(path: string): IsIn {
    const here = current.filter(({ on, times }) => (on?.test(path) ?? true) && (times ?? 1) > 0);
    for (const behaviour of here) if (behaviour.times !== undefined) behaviour.times -= 1;
    return (name) => here.find(({ behaviour }) => behaviour === name);
  }

  function listAs(kind: ImportedContentType, url: URL, isIn: IsIn): unknown[] {
    let items: SampleItem[] = isIn('empty-list') ? [] : lists[kind];
    if (isIn('shorter-list')) items = items.slice(0, Math.floor(items.length * 0.6));
    if (isIn('reordered')) items = items.toReversed();
    if (isIn('foreign-ids'))
      items = items.map((item, at) => (at % 2 === 1 ? { ...item, schoolcode: 'OTHER' } : item));
    const paged = isIn('paged');
    if (!paged) return items;
    const offset = Number(url.searchParams.get('offset') ?? 0);
    return items.slice(offset, offset + (paged.size ?? 500));
  }

  function sendFile(pathname: string, response: ServerResponse, isIn: IsIn): void {
    const path = decodeURIComponent(pathname.slice('/api/image/'.length));
    const given = files.get(path);
    if (!given && (path.includes('missing') || !path.startsWith(`${school}/`)))
      return sendJson(response, { title: 'Not found' }, { status: 404 });
    const whole = given?.body ?? tinyJpeg(path);
    const body = isIn('truncated-jpeg') ? whole.subarray(0, whole.length - 20) : whole;
    const headers = { 'content-type': 'image/jpeg', ...given?.headers };
    if (isIn('wrong-length')) sendCut(response, body, headers);
    else response.writeHead(given?.status ?? 200, { ...headers, 'content-length': body.length }).end(body);
  }

  function takePost(
    path: string,
    headers: IncomingMessage['headers'],
    body: string,
    response: ServerResponse,
    dies: Behaviour | undefined,
  ): void {
    if (/^\/api\/form\/[^/]+\/dif$/i.test(path)) forms.push({ headers, body: JSON.parse(body) });
    else if (/^\/api\/visitor$/i.test(path)) requests.visits += 1;
    else return sendJson(response, { title: 'Not found' }, { status: 404 });
    if (dies) response.destroy();
    else sendJson(response, { message: 'Your Form Submitted Successfully.' });
  }

  return {
    school,
    address: server.address,
    /** What an operator would have to allow: plain HTTP on localhost. */
    host: server.address.replace('http://', ''),
    lists,
    files,
    forms,
    seen,
    requests,
    /** Replaces all behaviours; without any, it works normally. */
    set(...behaviours: (BehaviourName | Behaviour)[]): void {
      current = behaviours.map((behaviour) =>
        typeof behaviour === 'string' ? { behaviour } : { ...behaviour },
      );
    },
    edit(kind: ImportedContentType, id: string, change: object): void {
      lists[kind] = lists[kind].map((item) => (item['_id'] === id ? { ...item, ...change } : item));
    },
    add(kind: ImportedContentType, item: object): void {
      lists[kind] = [item as SampleItem, ...lists[kind]];
    },
    remove(kind: ImportedContentType, id: string): void {
      lists[kind] = lists[kind].filter(({ _id }) => _id !== id);
    },
    async stop(): Promise<void> {
      await Promise.all([server.stop(), secret.stop()]);
    },
  };
}

type IsIn = (name: BehaviourName) => Behaviour | undefined;

interface Sending {
  status?: number;
  isCut?: boolean;
}

function sendJson(response: ServerResponse, value: unknown, { status = 200, isCut = false }: Sending = {}) {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { 'content-type': 'application/json' };
  if (isCut) sendCut(response, body, headers);
  else response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** Sends less than announced, and then nothing. */
function sendCut(response: ServerResponse, body: Buffer, headers: Record<string, string>): void {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
