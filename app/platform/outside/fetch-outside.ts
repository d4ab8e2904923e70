import { lookup as lookupOf } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { readUrl } from '#app/core/read-url.ts';
import { rangeOf } from './address-range.ts';

interface Found {
  address: string;
  family: number;
}

export interface AskOutside {
  method: 'GET' | 'HEAD' | 'POST';
  /** Beside those that every question has. */
  headers?: Record<string, string>;
  body?: string;
  /** Says who asks, and where one may read about them. */
  userAgent: string;
  /** Of the body; what comes after that is not waited for. */
  mostBytes: number;
  mostRedirects: number;
  /** For all of it: names, redirects and the last byte. */
  withinMs: number;
  /**
   * Hosts that the operator vouches for, `old.school.example` or `localhost:8080`: they may lie in our own network, and
   * answer at any port.
   */
  trustedHosts?: readonly string[];
  /** No others are asked, also where one of them leads there. */
  onlyTrusted?: boolean;
  /** Stands in for the machine's own in a test. */
  lookup?: (host: string) => Promise<Found[]>;
}

export interface OutsideAnswer {
  status: number;
  /** Where the redirects led to. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Nothing of the body was left out. */
  isWhole: boolean;
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
  asked: AskOutside,
): Promise<OutsideAnswer | OutsideFailed> {
  const deadline = AbortSignal.timeout(asked.withinMs);
  let url = readUrl(address);
  for (let redirects = 0; redirects <= asked.mostRedirects; redirects++) {
    if (!url || !mayBeAsked(url, asked)) return { failed: 'address' };
    const found = await findAddresses(url, asked, deadline);
    if ('failed' in found) return found;
    const answer = await ask(url, found.addresses, asked, deadline);
    if ('failed' in answer) return answer;
    const leadsTo = redirectOf(answer);
    if (leadsTo === undefined) return { ...answer, url: url.href };
    url = URL.canParse(leadsTo, url) ? new URL(leadsTo, url) : undefined;
  }
  return { failed: 'redirects', ...(asked.method === 'POST' && { wasSent: true }) };
}

function mayBeAsked(url: URL, asked: AskOutside): boolean {
  const { protocol, port, username, password } = url;
  if (!Object.hasOwn(DEFAULT_PORTS, protocol) || username || password) return false;
  if (isTrusted(url, asked)) return true;
  return !asked.onlyTrusted && PORTS.includes(port || DEFAULT_PORTS[protocol]!);
}

const isTrusted = ({ hostname, host }: URL, { trustedHosts = [] }: AskOutside): boolean =>
  trustedHosts.includes(host) || trustedHosts.includes(hostname);

/** Those of its addresses that may be connected to. */
async function findAddresses(
  url: URL,
  asked: AskOutside,
  deadline: AbortSignal,
): Promise<{ addresses: Found[] } | { failed: OutsideFailure }> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  let all: Found[];
  try {
    // No name to look up; and Node would connect to it without asking.
    all = family ? [{ address: name, family }] : await before(deadline, (asked.lookup ?? lookupAll)(name));
  } catch (error) {
    if (deadline.aborted) return { failed: 'slow' };
    return { failed: NO_SUCH_NAME.includes((error as NodeJS.ErrnoException).code ?? '') ? 'noHost' : 'lost' };
  }
  const isFine = isTrusted(url, asked) ? ['public', 'internal'] : ['public'];
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

type Answer = Omit<OutsideAnswer, 'url'>;

function ask(
  url: URL,
  addresses: Found[],
  { method, userAgent, mostBytes, headers = {}, body }: AskOutside,
  deadline: AbortSignal,
): Promise<Answer | OutsideFailed> {
  return new Promise((resolve) => {
    let wasSent = false;
    const fail = () =>
      resolve({ failed: deadline.aborted ? 'slow' : 'lost', ...(wasSent && { wasSent: true }) });
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      // A line of its own, so that none is used that was made for another address; and no proxy of the environment.
      agent: false,
      signal: deadline,
      headers: { accept: '*/*', ...headers, 'user-agent': userAgent, 'accept-encoding': 'identity' },
      lookup: (_host, options, found) => {
        const [first] = addresses as [Found];
        if (options.all) found(null, addresses);
        else found(null, first.address, first.family);
      },
    });
    // Of a line that is still being made, or whose certificate is refused, nothing has gone out.
    const isOpen = url.protocol === 'https:' ? 'secureConnect' : 'connect';
    if (method === 'POST') request.on('socket', (socket) => socket.once(isOpen, () => void (wasSent = true)));
    request.on('error', fail);
    request.on('response', (response) => {
      readBody(response, mostBytes).then(resolve, fail);
    });
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isWhole = true;
  if (redirectOf({ status, headers }) === undefined)
    for await (const chunk of response as AsyncIterable<Buffer>) {
      const room = mostBytes - bytes;
      chunks.push(chunk.subarray(0, room));
      bytes += Math.min(chunk.length, room);
      isWhole = chunk.length <= room;
      if (!isWhole) break;
    }
  response.destroy();
  return { status, headers, body: Buffer.concat(chunks), isWhole };
}

const redirectOf = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): string | undefined =>
  [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
