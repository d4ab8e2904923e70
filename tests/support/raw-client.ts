import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A client without manners: sends exactly these bytes, when it likes, and keeps all that comes back. */
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
    /** All that had come when the server closed the connection. */
    closed,
    isClosed: () => isClosed,
    received: () => received,
    /** Everything so far, once this is among it. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(received)) {
        if (isClosed) throw new Error(`Closed before ${pattern} came: ${received}`);
        await Promise.race([closed, once(socket, 'data')]);
      }
      return received;
    },
  };
}

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

/** Sends one request that asks to be the last on its connection. */
export async function askOnce(port: number, request: string): Promise<RawAnswer> {
  const client = await connectRaw(port);
  client.send(request);
  return parseAnswer(await client.closed);
}

/** Reads an answer that was received whole and whose body is as long as its connection or its length says. */
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
