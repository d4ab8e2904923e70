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
  /** As alternating names and values. */
  rawHeaders: string[];
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** A local address of this machine; each counts as another visitor. */
  localAddress?: string;
  agent?: Agent | false;
  signal?: AbortSignal;
}

/**
 * One request and its complete answer as sent: `fetch` would decompress it. Like browsers, it retries when
 * the server closed the reused connection at that moment.
 */
export async function ask(url: string, options: AskOptions = {}): Promise<Answer> {
  for (;;) {
    const { clientRequest, answered } = askOnce(url, options);
    try {
      return await answered;
    } catch (error) {
      const wasClosed = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (!clientRequest.reusedSocket || !wasClosed || (options.method ?? 'GET') !== 'GET') throw error;
    }
  }
}

function askOnce(url: string, { body, ...options }: AskOptions) {
  const clientRequest = request(url, {
    ...options,
    headers: { ...options.headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
  });
  clientRequest.end(body);
  return { clientRequest, answered: answerTo(clientRequest) };
}

async function answerTo(clientRequest: ClientRequest): Promise<Answer> {
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const { statusCode, headers, rawHeaders } = response;
  return { status: statusCode!, headers, rawHeaders, body: await buffer(response) };
}
