import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A raw client: sends exactly these bytes, at any time, and collects all that comes back. */
export async function connectRaw(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let received = '';
  let isClosed = false;
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) =>
    socket.once('close', () => {
      isClosed = true;
      resolve(received);
    }),
  );
  await once(socket, 'connect');

  return {
    send: (text: string) => void socket.write(text, 'latin1'),
    /** All data received until the server closed the connection. */
    closed,
    isClosed: () => isClosed,
    received: () => received,
    /** Discards this many characters that have been read. */
    forget: (length: number) => void (received = received.slice(length)),
    /** Resolves once more data has arrived. */
    async more(): Promise<void> {
      if (isClosed) throw new Error(`Closed after ${received.slice(-1000)}`);
      await Promise.race([closed, once(socket, 'data')]);
    },
    /** Everything so far, once this occurs in it. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(received)) {
        if (isClosed) throw new Error(`Closed before ${pattern} came: ${received}`);
        await Promise.race([closed, once(socket, 'data')]);
      }
      return received;
    },
  };
}

/** One request after the other on a connection that stays open, like a browser or a proxy. */
export async function keepAsking(port: number) {
  const client = await connectRaw(port);
  return {
    async ask(request: string): Promise<RawAnswer> {
      client.send(request);
      for (;;) {
        const answer = firstAnswer(client.received(), request.startsWith('HEAD '));
        if (answer) {
          client.forget(answer.length);
          return answer;
        }
        await client.more();
      }
    },
  };
}

/** The first complete response in the data, and its length; undefined while it is incomplete. */
function firstAnswer(received: string, isHead: boolean): (RawAnswer & { length: number }) | undefined {
  const end = received.indexOf('\r\n\r\n') + 4;
  if (end < 4) return undefined;
  const { status, headers } = parseAnswer(received.slice(0, end));
  const rest = received.slice(end);
  const chunked = headers['transfer-encoding'] === 'chunked';
  const bodiless = isHead || status === 204 || status === 304;
  const size = bodiless
    ? 0
    : chunked
      ? `\r\n${rest}`.indexOf('\r\n0\r\n\r\n') + 5
      : Number(headers['content-length'] ?? 0);
  if ((chunked && !bodiless && size < 5) || rest.length < size) return undefined;
  return { status, headers, body: rest.slice(0, size), length: end + size };
}

export const CHUNKED = { 'Transfer-Encoding': 'chunked' };

/** A chunked body without a length. */
export const inChunks = (body: string, size = 1000) => {
  const chunks = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;
};

export const CLOSE = { Connection: 'close' };

/** One request's bytes; without `CLOSE` the connection stays open. */
export const rawRequest = (
  target: string,
  headers: Record<string, string | number> = {},
  { method = 'GET', body = '' } = {},
) =>
  `${method} ${target} HTTP/1.1\r\n` +
  Object.entries({ Host: 'school.example', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  `\r\n${body}`;

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends one request that asks to close its connection. */
export async function askOnce(port: number, request: string): Promise<RawAnswer> {
  const client = await connectRaw(port);
  client.send(request);
  return parseAnswer(await client.closed);
}

/** Parses a complete response whose body ends with the connection or with its declared length. */
export function parseAnswer(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: received.slice(end + 4) };
}
