import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface AnswerAsSent {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer as it crosses the wire: `fetch` would unpack it. */
export async function rawGet(
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<AnswerAsSent> {
  const [response] = (await once(request(url, options).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, body: await buffer(response) };
}
