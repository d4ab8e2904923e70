// Clients that flood the proxy, are very slow, or send malformed requests.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';

export const clientsThatMisbehave: Fault[] = [
  { name: '2,000 connections at once', run: storm },
  { name: '500 very slow connections', run: connectSlowly },
  { name: 'malformed HTTP', run: talkNonsense },
];

/** From many addresses, because the proxy limits connections per address. */
function open(port: number, number: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.48.0.${1 + (number % 100)}` });
  return socket.on('error', () => undefined);
}

const portOf = (url: string) => Number(new URL(url).port);

async function storm({ cluster, remark, secondsAway }: Scene): Promise<void> {
  const sockets: Socket[] = [];
  let answered = 0;
  for (let number = 0; number < 2000; number++) {
    const socket = open(portOf(cluster.url), number);
    socket.once('data', () => (answered += 1));
    socket.write('GET /Gallery HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Firefox/140.0\r\n\r\n');
    sockets.push(socket);
    if (number % 200 === 199) await wait(20);
  }
  await wait((secondsAway / 4) * 1000);
  remark(`of 2,000 connections opened within a second, ${answered} were answered`);
  for (const socket of sockets) socket.destroy();
}

/** Sends a header that never ends, one byte per second: half through the proxy, half to one replica directly. */
async function connectSlowly({ cluster, remark }: Scene): Promise<void> {
  let closed = 0;
  const ports = [portOf(cluster.url), cluster.replicas[0]!.port];
  const sockets = Array.from({ length: 500 }, (_, number) => {
    const socket = open(ports[number % 2]!, number);
    socket.once('close', () => (closed += 1));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    return socket;
  });
  for (let second = 0; second < 25; second++) {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
    await wait(1000);
  }
  remark(`of 500 very slow connections, ${closed} were closed within 25 s`);
  for (const socket of sockets) socket.destroy();
}

const NONSENSE = [
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /%zz%00%ff HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET http://[::1/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
  'POST /api/visitor HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'POST /api/visitor HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST /api/visitor HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  'POST /api/visitor HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /ContactUs HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=\r\nContent-Length: 2\r\n\r\n--',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
const TIMES = 25;

async function talkNonsense({ cluster, remark }: Scene): Promise<void> {
  const answerCounts = new Map<string, number>();
  for (let time = 0; time < TIMES; time++) {
    const ports = [portOf(cluster.url), ...cluster.replicas.map(({ port }) => port)];
    const answers = await Promise.all(
      NONSENSE.flatMap((text, kind) => ports.map((port) => say(port, kind, text))),
    );
    for (const answer of answers) answerCounts.set(answer, (answerCounts.get(answer) ?? 0) + 1);
  }
  const counts = [...answerCounts].sort().map(([answer, count]) => `${answer} × ${count}`);
  remark(`malformed requests were answered ${counts.join(', ')}`);
}

/** The status of the first answer, or how the connection ended without one. */
function say(port: number, number: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(port, number);
    let answer = '';
    const end = (without: string) => {
      resolve(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? without);
      socket.destroy();
    };
    socket.setTimeout(2000, () => end('no answer, closed by us'));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      end('something else');
    });
    socket.once('close', () => end('a closed line'));
    socket.write(Buffer.from(text, 'latin1'));
  });
}
