import { once } from 'node:events';
import {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As pairs in a row. */
  rawHeaders: string[];
  body: Buffer;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** One of this machine's own addresses: each is another visitor. */
  localAddress?: string;
  agent?: Agent | false;
  signal?: AbortSignal;
}

/**
 * One request and its answer to the last byte, as it crosses the wire: `fetch` would unpack it. As every browser does,
 * it asks anew where the line it wanted to use again was closed at that moment.
 */
export async function ask(url: string, asking: Asking = {}): Promise<Answer> {
  for (;;) {
    const { asked, answered } = askOnce(url, asking);
    try {
      return await answered;
    } catch (error) {
      const wasClosed = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (!asked.reusedSocket || !wasClosed || (asking.method ?? 'GET') !== 'GET') throw error;
    }
  }
}

function askOnce(url: string, { body, ...options }: Asking) {
  const asked = request(url, {
    ...options,
    headers: { ...options.headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
  });
  asked.end(body);
  return { asked, answered: answerTo(asked) };
}

async function answerTo(asked: ClientRequest): Promise<Answer> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode, headers, rawHeaders } = response;
  return { status: statusCode!, headers, rawHeaders, body: await buffer(response) };
}
