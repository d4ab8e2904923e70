import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CLIENT_LIMITS } from '#server/listen.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { connectRaw, parseAnswer, rawRequest } from '#tests/support/http/raw-client.ts';

test('a client has 10 seconds for its headers, 30 for the whole request, and is looked at every 2', () => {
  expect(CLIENT_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
  });
});

/** Longer than anybody needs to send them. */
const HEADERS = rawRequest('/Gallery', { 'X-Long': 'a'.repeat(10_000) });

onEachEngine((open) => {
  test('200 clients that drip their headers do not keep another waiting', async () => {
    const server = await listen(await openSite(await open()));
    const slow = await Promise.all(Array.from({ length: 200 }, () => connectRaw(server.port)));
    for (const [at, path] of ['/', '/Gallery', '/api/gallery/LFIS'].entries()) {
      for (const client of slow) client.send(HEADERS.charAt(at));
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect(slow.filter((client) => client.isClosed())).toEqual([]);
  });

  test('a client that drips its headers is cut off, however long it goes on', async () => {
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

  test('a body that stalls is cut off, and nothing of it is kept', async () => {
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
    expect(site.logged.map((line) => line.msg)).not.toContain('the database is away');
  });
});
