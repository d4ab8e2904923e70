import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { emptyServerData, migratedServerData } from '#tests/support/database/server-data.ts';
import { connectRaw, parseAnswer, rawRequest } from '#tests/support/http/raw-client.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { launchServer, startServer } from '#tests/support/http/server-process.ts';

const enquiry = JSON.stringify({
  name: 'A Parent',
  email: 'parent@example.com',
  phone: '+91 00000 00000',
  message: 'When does the next term begin?',
});
const enquiryHead = rawRequest(
  '/api/form/LFIS/dif',
  { 'Content-Type': 'application/json', 'Content-Length': enquiry.length },
  { method: 'POST' },
);
const half = Math.floor(enquiry.length / 2);

/** So long that a stop which waits for it runs into the test's own time limit. */
const PATIENT = { LOG_LEVEL: 'info', DEMO_SCHOOL: 'off', STOP_WITHIN_SECONDS: '600' };

onAnyEngine((_open, engine) => {
  test('a request in flight is answered after SIGTERM, and no new connections are accepted', async () => {
    const home = await migratedServerData(engine);
    const server = await startServer({ ...home.settings, ...PATIENT });
    const parent = await connectRaw(server.port);
    parent.send(enquiryHead + enquiry.slice(0, half));
    await arrived(server.url);

    server.send('SIGTERM');
    await server.printed(/"stopping/);
    // For a moment a proxy may still send a request that it had started.
    await vi.waitFor(() => expect(connectRaw(server.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' }), {
      timeout: 10_000,
    });

    parent.send(enquiry.slice(half));
    const answer = parseAnswer(await parent.closed);
    expect(answer.status).toBe(201);
    expect(answer.headers.connection).toBe('close');
    const { receipt } = JSON.parse(answer.body) as { receipt: string };
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.stdout()).toMatch(/"stopped"}\n$/);
    expect(server.stdout()).not.toContain('did not finish in time');
    expect(server.stderr()).toBe('');
    const kept = await home.open().reads.selectFrom('enquiries').select('receipt').execute();
    expect(kept).toEqual([{ receipt }]);
  });
});

test('idle connections, used or never used, do not delay the stop', async () => {
  const home = await migratedServerData('sqlite');
  const server = await startServer({ ...home.settings, ...PATIENT });
  const used = await Promise.all(Array.from({ length: 5 }, () => connectRaw(server.port)));
  const unused = await Promise.all(Array.from({ length: 5 }, () => connectRaw(server.port)));
  for (const client of used) {
    client.send(rawRequest('/healthz'));
    await client.until(/ok$/);
  }
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  await Promise.all([...used, ...unused].map((client) => client.closed));
});

test('on a connection that is still open, /readyz says that the server is stopping', async () => {
  const home = await migratedServerData('sqlite');
  const server = await startServer({ ...home.settings, ...PATIENT });
  const probe = await connectRaw(server.port);
  probe.send(rawRequest('/readyz'));
  expect(parseAnswer(await probe.until(/ready$/)).status).toBe(200);
  const seen = probe.received().length;

  const next = rawRequest('/readyz');
  probe.send(next.slice(0, -2));
  await arrived(server.url);
  server.send('SIGTERM');
  await server.printed(/"stopping/);
  probe.send(next.slice(-2));
  expect(parseAnswer((await probe.closed).slice(seen))).toMatchObject({ status: 503, body: 'stopping' });
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test('a request that never ends is cut off when the time is up', async () => {
  const home = await migratedServerData('sqlite');
  const server = await startServer({ ...home.settings, ...PATIENT, STOP_WITHIN_SECONDS: '1' });
  const stalled = await connectRaw(server.port);
  stalled.send(enquiryHead + enquiry.slice(0, half));
  await arrived(server.url);

  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(await stalled.closed).toBe('');
  expect(server.stdout()).toContain('"some requests did not finish in time"');
  expect(server.stderr()).toBe('');
  expect(await home.open().reads.selectFrom('enquiries').selectAll().execute()).toEqual([]);
});

test('a second signal, as from Ctrl+C in a terminal, changes nothing', async () => {
  const home = await migratedServerData('sqlite');
  const server = await startServer({ ...home.settings, ...PATIENT });
  const parent = await connectRaw(server.port);
  parent.send(enquiryHead + enquiry.slice(0, half));
  await arrived(server.url);
  server.send('SIGINT');
  await server.printed(/"stopping/);
  server.send('SIGINT');
  server.send('SIGTERM');
  parent.send(enquiry.slice(half));
  expect(parseAnswer(await parent.closed).status).toBe(201);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test('before the server is open, SIGTERM ends the start at once', async () => {
  const home = await emptyServerData('sqlite');
  const server = launchServer(home.settings);
  while (!existsSync(join(home.dataDir, 'school.sqlite'))) await wait(5);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stdout()).toBe('');
});

/** Another connection was served, so earlier data has been read. */
const arrived = async (url: string) => void (await (await fetch(`${url}/healthz`)).text());
