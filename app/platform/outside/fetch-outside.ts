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
  /** What is posted goes nowhere but to the address that was asked: a redirect is then the answer. */
  method: 'GET' | 'HEAD' | 'POST';
  /** Says who asks, and where one may read about them. */
  userAgent: string;
  /** Beside our own. They are for who was asked: a redirect to another host does not get them, a token above all. */
  headers?: Readonly<Record<string, string>>;
  /** What is posted. */
  json?: unknown;
  /** Of the body; what comes after that is not waited for. */
  maxBytes: number;
  /** A part of it is of no use: what says that it is larger is not begun. */
  onlyWhole?: boolean;
  maxRedirects: number;
  /** For all of it: names, redirects and the last byte. */
  withinMs: number;
  /**
   * Hosts that the operator vouches for, `old.school.example` or `localhost:8080`: they may lie in our own network, and
   * answer at any port.
   */
  trustedHosts?: readonly string[];
  /** No others are asked, also where one of them leads there. */
  onlyTrusted?: boolean;
  /** Others than those that are vouched for are asked over TLS alone. */
  onlyHttps?: boolean;
  /** Breaks it off, as when the time is over. */
  signal?: AbortSignal | undefined;
  /**
   * Lines that are kept open from one question to the next. Only for questions that vouch for the same hosts: a line
   * leads where its first one was allowed to.
   */
  connections?: { http: HttpAgent; https: HttpsAgent };
  /** Stands in for the machine's own in a test. */
  lookup?: (host: string) => Promise<Found[]>;
}

export interface OutsideResponse {
  status: number;
  /** Where the redirects led to. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Nothing of the body was left out, neither by us nor by a line that broke. */
  isWhole: boolean;
  /** There is more of it than was asked for. */
  isTooLarge: boolean;
}

/**
 * `address`: nothing that may be asked at all. `notPublic`: it leads into our own network. `noHost`: nobody has that
 * name. `lost`: no answer that could be read.
 */
export type OutsideFailure = 'address' | 'notPublic' | 'noHost' | 'redirects' | 'slow' | 'lost';

export interface OutsideFailed {
  failed: OutsideFailure;
  /** A line was there and what was to be posted may have gone out on it: nobody here can tell whether it arrived. */
  wasSent?: true;
}

/** What stands behind 80 and 443 stands behind these, where it has no server of its own. */
const PORTS = ['80', '443', '8080', '8443'];
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Asks an address that somebody else wrote. It cannot be led into our own network: each name is looked up once, what it
 * stands for is judged, and exactly that is connected to, at every redirect anew. Does not throw.
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

/** The same server, or the same name now over TLS: never the other way, where others could listen. */
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

/** Those of its addresses that may be connected to. */
async function findAddresses(
  url: URL,
  options: FetchOutsideOptions,
  deadline: AbortSignal,
): Promise<{ addresses: Found[] } | { failed: OutsideFailure }> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  let all: Found[];
  try {
    // No name to look up; and Node would connect to it without asking.
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

/** `EAI_AGAIN` is not among them: then it is our own resolver that does not answer. */
const NO_SUCH_NAME = ['ENOTFOUND', 'ENODATA'];

/** A look-up cannot be broken off; it is not waited for. */
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
      // Else a line of its own, so that none is used that was made for another address; and no proxy of the environment.
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
      // What has come of an answer is told, and that it is not whole.
      if (isAnswering) return;
      // Whoever is at the other end may hang up a line that lay idle just as it is used again.
      if (request.reusedSocket && method !== 'POST' && !deadline.aborted) {
        const { connections: _connections, ...rest } = options;
        resolve(ask(url, addresses, rest, deadline));
      } else resolve(failed());
    });
    // Of a line that is still being made, or whose certificate is refused, nothing has gone out.
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
