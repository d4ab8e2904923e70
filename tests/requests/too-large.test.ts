import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { connectRaw, parseAnswer, type RawAnswer, rawRequest } from '#tests/support/http/raw-client.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { runsEverything } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/ContactUs', '/Gallery', '/api/form', '/studio/media');

const MEGABYTE = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'a');
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

interface Sending {
  path: string;
  bytes: number;
  chunked: boolean;
  headers: Record<string, string>;
}

/** Like most programs: the whole body is sent before the answer is read. */
async function sendAllThenRead(port: number, { path, bytes, chunked, headers }: Sending): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  socket.pause();
  const broken = once(socket, 'error').then(([error]: unknown[]) => Promise.reject(error as Error));
  broken.catch(() => undefined);
  await Promise.race([once(socket, 'connect'), broken]);
  const length: Record<string, string | number> = chunked
    ? { 'Transfer-Encoding': 'chunked' }
    : { 'Content-Length': bytes };
  const write = (data: string | Buffer) =>
    Promise.race([new Promise<void>((done) => void socket.write(data, () => done())), broken]);
  await write(rawRequest(path, { ...headers, ...length }, { method: 'POST' }));
  for (let sent = 0; sent < bytes; sent += CHUNK.length) {
    const chunk = CHUNK.subarray(0, Math.min(CHUNK.length, bytes - sent));
    if (chunked) await write(`${chunk.length.toString(16)}\r\n`);
    await write(chunk);
    if (chunked) await write('\r\n');
  }
  if (chunked) await write('0\r\n\r\n');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.resume();
  while (!received.includes('\r\n\r\n')) await Promise.race([once(socket, 'data'), broken]);
  socket.destroy();
  return parseAnswer(received);
}

test('a client that sends too much always gets the answer, however it sends', async () => {
  const site = await openSite(await openSqliteCopy());
  const { port } = await listen(site);
  const { cookie } = await signInAs(site, 'editor');
  const ways = [
    { path: '/api/form/LFIS/dif', headers: JSON_TYPE, takes: 64 * 1024 },
    { path: '/ContactUs', headers: FORM_TYPE, takes: 64 * 1024 },
    { path: '/studio/media', headers: { ...FORM_TYPE, Cookie: cookie }, takes: 20 * MEGABYTE },
  ];
  const attempts = [
    { bytes: 200 * 1024, times: runsEverything ? 50 : 5 },
    { bytes: 5 * MEGABYTE, times: runsEverything ? 5 : 1 },
    { bytes: (runsEverything ? 50 : 21) * MEGABYTE, times: 1 },
  ];
  for (const { path, headers, takes } of ways)
    for (const { bytes, times } of attempts)
      for (const chunked of [false, true])
        for (const connection of ['keep-alive', 'close']) {
          if (bytes <= takes) continue;
          const statuses: number[] = [];
          for (let turn = 0; turn < times; turn += 1) {
            const sending = { path, bytes, chunked, headers: { ...headers, Connection: connection } };
            statuses.push((await sendAllThenRead(port, sending)).status);
          }
          expect(statuses, `${bytes} bytes to ${path}`).toEqual(Array(times).fill(413));
        }
});

test('a refusal that ignores the body is received as well', async () => {
  const { port } = await listen(await openSite(await openSqliteCopy()));
  const sending = { bytes: 5 * MEGABYTE, headers: { ...JSON_TYPE, Connection: 'close' } };
  for (const [path, status] of Object.entries({
    '/Gallery': 405,
    '/gallery/': 308,
    '/api/nothing': 404,
    '/api/form/NONE/dif': 404,
    '/../secret': 400,
  }))
    for (const chunked of [false, true])
      expect((await sendAllThenRead(port, { ...sending, path, chunked })).status, path).toBe(status);
});

test('the connection serves the next request after a too large one', async () => {
  const { port } = await listen(await openSite(await openSqliteCopy()));
  const client = await connectRaw(port);
  const body = 'a'.repeat(MEGABYTE);
  client.send(
    rawRequest(
      '/api/form/LFIS/dif',
      { ...JSON_TYPE, 'Content-Length': body.length },
      { method: 'POST', body },
    ),
  );
  await client.until(/^HTTP\/1\.1 413 /);
  client.send(rawRequest('/healthz'));
  await client.until(/HTTP\/1\.1 200 OK/);
});

test('patience is limited: in bytes, in silence and in total', async () => {
  const site = await openSite(await openSqliteCopy());
  const limits = { maxBytes: MEGABYTE, silenceMs: 300, maxMs: 1000 };
  const { port } = await listen(site, limits);
  const begin = async () => {
    const client = await connectRaw(port);
    const headers = { ...JSON_TYPE, 'Content-Length': 100 * MEGABYTE };
    client.send(rawRequest('/api/form/LFIS/dif', headers, { method: 'POST' }));
    await client.until(/^HTTP\/1\.1 413 /);
    return client;
  };

  const silent = await begin();
  await silent.closed;

  const slow = await begin();
  const began = Date.now();
  while (!slow.isClosed()) {
    slow.send('a');
    await wait(50);
  }
  expect(Date.now() - began, 'not for ever, though it never falls silent').toBeLessThan(20_000);

  const flood = await begin();
  let sent = 0;
  while (!flood.isClosed() && sent < 100 * MEGABYTE) {
    flood.send('a'.repeat(64 * 1024));
    sent += 64 * 1024;
    await wait(1);
  }
  expect(sent).toBeLessThan(100 * MEGABYTE);
});
