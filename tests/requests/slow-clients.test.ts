import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { CLIENT_LIMITS } from '#server/listen.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, onStricterEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { CLOSE, connectRaw, parseAnswer, rawRequest } from '#tests/support/http/raw-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/api/form', '/api/gallery');

test('a client has 10 seconds for its headers, 30 for the whole request, and is checked every 2; it may send 8 requests ahead', () => {
  expect(CLIENT_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
    maxAhead: 8,
    stalledMs: 30_000,
  });
});

/** Slower than any real client. */
const HEADERS = rawRequest('/Gallery', { 'X-Long': 'a'.repeat(10_000) });

onAnyEngine((open) => {
  test('200 clients that send headers slowly do not delay another', async () => {
    const server = await listen(await openSite(await open()));
    const slow = await Promise.all(Array.from({ length: 200 }, () => connectRaw(server.port)));
    for (const [at, path] of ['/', '/Gallery', '/api/gallery/LFIS'].entries()) {
      for (const client of slow) client.send(HEADERS.charAt(at));
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect(slow.filter((client) => client.isClosed())).toEqual([]);
  });

  test('a client that sends headers slowly is cut off, however long it continues', async () => {
    const server = await listen(await openSite(await open()), {
      headersTimeout: 300,
      connectionsCheckingInterval: 50,
    });
    const client = await connectRaw(server.port);
    for (const character of HEADERS) {
      client.send(character);
      await wait(10);
      if (client.isClosed()) break;
    }
    expect(parseAnswer(await client.closed).status).toBe(408);
    expect((await fetch(server.url)).status).toBe(200);
  });

  test('a body that stalls is cut off, and nothing of it is stored', async () => {
    const database = await open();
    const site = await openSite(database);
    const server = await listen(site, {
      headersTimeout: 300,
      requestTimeout: 300,
      connectionsCheckingInterval: 50,
    });
    const client = await connectRaw(server.port);
    client.send(
      rawRequest(
        '/api/form/LFIS/dif',
        { 'Content-Type': 'application/json', 'Content-Length': 200 },
        { method: 'POST', body: '{"name":"A Parent"' },
      ),
    );
    expect(parseAnswer(await client.closed).status).toBe(408);
    expect(await database.reads.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    expect((await fetch(server.url)).status).toBe(200);
    expect(site.logged.map((line) => line.msg)).not.toContain('the database is not available');
  });
});

onStricterEngine((open) => {
  /** Sends this many requests at once, and reads one chunk of the answers on each call. */
  function askAhead(port: number, requests: string[]) {
    const socket = connect({ port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    let received = 0;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received += bytes.length;
      socket.pause();
    });
    socket.pause();
    socket.write(requests.join(''));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    return { take: () => void socket.resume(), closed, received: () => received };
  }

  test('pipelined requests are answered in order, each after the previous answer was sent', async () => {
    const site = await openSite(await open());
    const server = await listen(site);
    const client = await connectRaw(server.port);
    const paths = [
      '/api/gallery/LFIS',
      '/',
      '/missing',
      '/',
      '/api/gallery/LFIS',
      '/missing',
      '/',
      '/Gallery',
    ];
    const requests = paths.map((path) => rawRequest(path));
    client.send(requests.join('') + rawRequest('/last', CLOSE));
    const statuses = [...(await client.closed).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '404', '200', '200', '404', '200', '200', '404']);
  });

  test('only one of a thousand requests on one connection is started, and it is closed', async () => {
    const site = await openSite(await open());
    const server = await listen(site);
    const client = await connectRaw(server.port);
    client.send(rawRequest('/api/gallery/LFIS').repeat(1000));
    await client.closed;
    await expect.poll(() => site.logged.filter((line) => line.msg === 'request').length).toBe(1);
    expect((await fetch(server.url)).status).toBe(200);
  });

  test('a client that reads nothing is disconnected; one that reads slowly gets everything', async () => {
    const site = await openSite(await open());
    const server = await listen(site, { maxAhead: 1000, stalledMs: 500 });
    // More than the kernel buffers.
    const requests = [...Array<string>(400).fill(rawRequest('/')), rawRequest('/', CLOSE)];
    const size = (await (await fetch(server.url)).arrayBuffer()).byteLength;
    const still = askAhead(server.port, requests);
    const slow = askAhead(server.port, requests);
    const taking = setInterval(slow.take, 4);
    onTestFinished(() => clearInterval(taking));
    await slow.closed;
    expect(slow.received()).toBeGreaterThan(size * 401);
    const atLast = setInterval(still.take, 1);
    onTestFinished(() => clearInterval(atLast));
    await still.closed;
    expect(still.received()).toBeLessThan(size * 400);
  });
});
