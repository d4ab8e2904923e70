import { lookup as lookupOf } from 'node:dns/promises';
import {
  type Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { readUrl } from '#app/core/read-url.ts';
import { rangeOf } from './address-range.ts';

interface Found {
  address: string;
  family: number;
}

export interface FetchOutsideOptions {
  /** A posted body goes only to the address that was requested: a redirect is then the answer. */
  method: 'GET' | 'HEAD' | 'POST';
  /** Names the program, and where to read about it. */
  userAgent: string;
  /** Extra headers. A redirect to another host does not get them, above all a token. */
  headers?: Readonly<Record<string, string>>;
  /** What is posted. */
  json?: unknown;
  /** Of the body; the rest is not read. */
  maxBytes: number;
  /** A part is of no use: a body that announces more is not read at all. */
  onlyWhole?: boolean;
  maxRedirects: number;
  /** For everything: lookups, redirects and the whole body. */
  withinMs: number;
  /**
   * Hosts that the operator allows, `old.school.example` or `localhost:8080`: they may be in our own network and use
   * any port.
   */
  trustedHosts?: readonly string[];
  /** No other hosts are requested, even after a redirect. */
  onlyTrusted?: boolean;
  /** Hosts that the operator does not allow are requested over TLS only. */
  onlyHttps?: boolean;
  /** Aborts the request, like the time limit. */
  signal?: AbortSignal | undefined;
  /**
   * Connections that stay open between requests. Only for requests with the same allowed hosts, because a connection
   * keeps the permission of its first request.
   */
  connections?: { http: HttpAgent; https: HttpsAgent };
  /** Replaces the system's resolver in a test. */
  lookup?: (host: string) => Promise<Found[]>;
}

export interface OutsideResponse {
  status: number;
  /** The address after redirects. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body is complete: neither cut by us nor by a broken connection. */
  isWhole: boolean;
  /** There is more than the limit. */
  isTooLarge: boolean;
}

/**
 * `address`: not a valid address to request. `notPublic`: it leads into our own network. `noHost`: the name does not
 * exist. `lost`: no readable answer.
 */
export type OutsideFailure = 'address' | 'notPublic' | 'noHost' | 'redirects' | 'slow' | 'lost';

export interface OutsideFailed {
  failed: OutsideFailure;
  /** There was a connection and the posted body may have been sent: whether it arrived is unknown. */
  wasSent?: true;
}

/** The usual ports of web servers; a request to any other needs the operator's permission. */
const PORTS = ['80', '443', '8080', '8443'];
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Requests an address that a stranger wrote. It cannot lead into our own network: each name is looked up once, the
 * result is checked, and exactly that is connected to, again at every redirect. Does not throw.
 */
export async function fetchOutside(
  address: string,
  options: FetchOutsideOptions,
): Promise<OutsideResponse | OutsideFailed> {
  const deadline = deadlineOf(options);
  const first = readUrl(address);
  let url = first;
  for (let redirects = 0; redirects <= options.maxRedirects; redirects++) {
    if (!url || !isAllowed(url, options)) return { failed: 'address' };
    const found = await findAddresses(url, options, deadline);
    if ('failed' in found) return found;
    const mine = isForSame(first!, url) ? options : { ...options, headers: {} };
    const answer = await ask(url, found.addresses, mine, deadline);
    if ('failed' in answer) return answer;
    const leadsTo = redirectOf(answer);
    if (leadsTo === undefined || options.method === 'POST') return { ...answer, url: url.href };
    url = URL.canParse(leadsTo, url) ? new URL(leadsTo, url) : undefined;
  }
  return { failed: 'redirects' };
}

const deadlineOf = ({ withinMs, signal }: FetchOutsideOptions): AbortSignal =>
  signal ? AbortSignal.any([AbortSignal.timeout(withinMs), signal]) : AbortSignal.timeout(withinMs);

/** The same server, or the same name over TLS: never from TLS to plain HTTP, where others could listen. */
const isForSame = (first: URL, url: URL): boolean =>
  url.origin === first.origin || (url.protocol === 'https:' && url.host === first.host);

function isAllowed(url: URL, options: FetchOutsideOptions): boolean {
  const { protocol, port, username, password } = url;
  if (!Object.hasOwn(DEFAULT_PORTS, protocol) || username || password) return false;
  if (isTrusted(url, options)) return true;
  if (options.onlyHttps && protocol !== 'https:') return false;
  return !options.onlyTrusted && PORTS.includes(port || DEFAULT_PORTS[protocol]!);
}

const isTrusted = ({ hostname, host }: URL, { trustedHosts = [] }: FetchOutsideOptions): boolean =>
  trustedHosts.includes(host) || trustedHosts.includes(hostname);

/** Those of its addresses that are allowed. */
async function findAddresses(
  url: URL,
  options: FetchOutsideOptions,
  deadline: AbortSignal,
): Promise<{ addresses: Found[] } | { failed: OutsideFailure }> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  let all: Found[];
  try {
    // An IP address, not a name: Node would connect to it without calling `lookup`.
    all = family ? [{ address: name, family }] : await before(deadline, (options.lookup ?? lookupAll)(name));
  } catch (error) {
    if (deadline.aborted) return { failed: 'slow' };
    return { failed: NO_SUCH_NAME.includes((error as NodeJS.ErrnoException).code ?? '') ? 'noHost' : 'lost' };
  }
  const isFine = isTrusted(url, options) ? ['public', 'internal'] : ['public'];
  const addresses = all.filter(({ address }) => isFine.includes(rangeOf(address)));
  return addresses.length > 0 ? { addresses } : { failed: all.length > 0 ? 'notPublic' : 'noHost' };
}

const lookupAll = (host: string) => lookupOf(host, { all: true });

/** Without `EAI_AGAIN`, which means that our own resolver does not answer. */
const NO_SUCH_NAME = ['ENOTFOUND', 'ENODATA'];

/** A lookup cannot be aborted, so it is not waited for. */
async function before<Answer>(deadline: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  work.catch(() => undefined);
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(deadline.reason);
  if (deadline.aborted) fail();
  deadline.addEventListener('abort', fail, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    deadline.removeEventListener('abort', fail);
  }
}

type Answer = Omit<OutsideResponse, 'url'>;

function ask(
  url: URL,
  addresses: Found[],
  options: FetchOutsideOptions,
  deadline: AbortSignal,
): Promise<Answer | OutsideFailed> {
  const { method, userAgent, connections, headers, json } = options;
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  return new Promise((resolve) => {
    let wasSent = false;
    const failed = (): OutsideFailed => ({
      failed: deadline.aborted ? 'slow' : 'lost',
      ...(wasSent && { wasSent: true }),
    });
    const isSafe = url.protocol === 'https:';
    const request = (isSafe ? requestHttps : requestHttp)(url, {
      method,
      // Otherwise its own connection, so that none made for another address is used; and no proxy from the environment.
      agent: (isSafe ? connections?.https : connections?.http) ?? false,
      signal: deadline,
      headers: {
        'user-agent': userAgent,
        accept: '*/*',
        'accept-encoding': 'identity',
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
        ...headers,
      },
      lookup: (_host, options, found) => {
        const [first] = addresses as [Found];
        if (options.all) found(null, addresses);
        else found(null, first.address, first.family);
      },
    });
    let isAnswering = false;
    let isBroken = false;
    request.on('error', () => {
      isBroken = true;
      // A response that breaks off is reported where its body is read.
      if (isAnswering) return;
      // The other side may close an idle connection just as it is used again.
      if (request.reusedSocket && method !== 'POST' && !deadline.aborted) {
        const { connections: _connections, ...rest } = options;
        resolve(ask(url, addresses, rest, deadline));
      } else resolve(failed());
    });
    // Nothing was sent while the connection was being made, or after its certificate was refused.
    const isOpen = isSafe ? 'secureConnect' : 'connect';
    if (method === 'POST')
      request.on('socket', (socket) => {
        if (socket.connecting) socket.once(isOpen, () => void (wasSent = true));
        else wasSent = true;
      });
    request.on('response', (response) => {
      isAnswering = true;
      resolve(
        readBody(response, options).then((answer) => {
          const isWhole = answer.isWhole && !isBroken;
          const isLate = deadline.aborted && !isWhole && !answer.isTooLarge;
          return isLate ? failed() : { ...answer, isWhole };
        }),
      );
    });
    request.end(body);
  });
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, onlyWhole, method }: FetchOutsideOptions,
): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isTooLarge = onlyWhole === true && method !== 'HEAD' && Number(headers['content-length']) > maxBytes;
  let isCut = false;
  try {
    if (!isTooLarge && redirectOf({ status, headers }) === undefined)
      for await (const chunk of response as AsyncIterable<Buffer>) {
        const room = maxBytes - bytes;
        chunks.push(chunk.subarray(0, room));
        bytes += Math.min(chunk.length, room);
        isTooLarge = chunk.length > room;
        if (isTooLarge) break;
      }
    else response.destroy();
  } catch {
    isCut = true;
  }
  return { status, headers, body: Buffer.concat(chunks), isWhole: !isTooLarge && !isCut, isTooLarge };
}

const redirectOf = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): string | undefined =>
  [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
