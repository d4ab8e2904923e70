import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../scripts/lib/ask.ts';
import { startProxy } from '../../scripts/lib/proxy.mjs';
import { nginx } from '#tests/support/http/proxy.ts';

/** A replica that records requests, and then does this instead of answering. */
async function openReplica(answer: (close: () => void, end: (status: number) => void) => void) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    request.resume();
    const end = (status: number) => void response.writeHead(status).end('answered');
    answer(() => void request.socket.destroy(), end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { received, port: (server.address() as AddressInfo).port };
}

test.skipIf(!nginx)('a write that one replica fails is sent to no other, but a read is', async () => {
  const dies = await openReplica((close) => close());
  const stops = await openReplica((_, end) => end(503));
  const replicas = [dies, stops];
  const proxy = await startProxy(
    nginx!,
    replicas.map(({ port }) => port),
  );
  onTestFinished(() => proxy.stop());
  const paths = [
    '/ContactUs',
    '/hi/ContactUs',
    '/api/form/LFIS/dif',
    '/api/visitor',
    '/visit',
    '/studio/sign-in',
  ];
  // As many at a time as there are replicas, which nginx uses in turn.
  await Promise.all(
    paths.flatMap((path) =>
      replicas.map(() =>
        ask(proxy.url + path, {
          method: 'POST',
          body: 'a=b',
          agent: false,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }).catch(() => undefined),
      ),
    ),
  );
  const received = replicas.flatMap((replica) => replica.received).sort();
  expect(received).toEqual(paths.flatMap((path) => replicas.map(() => `POST ${path}`)).sort());

  for (const replica of replicas) replica.received.length = 0;
  await ask(`${proxy.url}/api/news/LFIS`, { agent: false });
  expect(replicas.flatMap((replica) => replica.received).length).toBeGreaterThan(1);
});
