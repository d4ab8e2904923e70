import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '#server/requests/security-headers.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { ensureProgram } from '../../scripts/lib/programs.mjs';
import { makeCertificate } from '#tests/support/http/certificate.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { nginx, openProxy } from '#tests/support/http/proxy.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import {
  askOnce,
  CLOSE,
  connectRaw,
  parseAnswer,
  type RawAnswer,
  rawRequest,
} from '#tests/support/http/raw-client.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/Gallery', '/api/image', '/api/news');

const HERE = { ...CLOSE, Host: 'localhost' };

test.skipIf(!nginx)('nginx’s own refusals have our headers, once each, and are not cached', async () => {
  const site = await openFilledSite(await openSqliteCopy(), { TRUST_PROXY: 'on' });
  const { port, url } = await openProxy(site);
  const picture = `/api/image/${site.picture}`;
  await fetch(url + picture);
  const refusals: [number, string][] = [
    [404, rawRequest('/metrics', HERE)],
    [400, rawRequest('/%00', HERE)],
    [400, rawRequest('/', { ...CLOSE, Host: 'a b' })],
    [400, `GET / HTTP/1.1\r\n\r\n`],
    [400, rawRequest('/', { ...HERE, 'X-Long': 'x'.repeat(20_000) })],
    [414, rawRequest(`/${'x'.repeat(20_000)}`, HERE)],
    [405, rawRequest('/', HERE, { method: 'TRACE' })],
    [413, rawRequest('/ContactUs', { ...HERE, 'Content-Length': 70_000 }, { method: 'POST' })],
    ...['sign-in', 'sign-in.data', 'forgotten-password', 'welcome', 'new-password/factors', 'auth/x'].map(
      (page): [number, string] => [
        413,
        rawRequest(`/studio/${page}`, { ...HERE, 'Content-Length': 70_000 }, { method: 'POST' }),
      ],
    ),
    [
      413,
      rawRequest(
        '/studio/content/profile/profile',
        { ...HERE, 'Content-Length': 1_100_000 },
        { method: 'POST' },
      ),
    ],
    [400, rawRequest('/', HERE, { method: 'get' })],
    [505, rawRequest('/', HERE).replace('HTTP/1.1', 'HTTP/3.0')],
    [416, rawRequest(picture, { ...HERE, Range: 'bytes=9999999-' })],
    [412, rawRequest(picture, { ...HERE, 'If-Match': '"other"' })],
  ];
  // All at once: nginx waits for seconds before it closes a connection with an announced body.
  const answers = await Promise.all(refusals.map(([, request]) => askOnce(port, request)));
  for (const [index, [status, request]] of refusals.entries()) {
    const answer = answers[index]!;
    expect(answer.status, request.slice(0, 60)).toBe(status);
    expectOurs(answer, request.slice(0, 60));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(answer.body, 'not nginx’s own').not.toContain('<center>');
    expect(answer.headers['server'], 'without its version').toBe('nginx');
  }
  const health = await askOnce(port, rawRequest('/proxy-healthz', HERE));
  expectOurs(health, 'health');
  // A replica's own answers have each of them once, too.
  for (const target of ['/Gallery', '/nothing', '/gallery', '/api/news/LFIS']) {
    const client = await connectRaw(port);
    client.send(rawRequest(target, HERE));
    const head = (await client.closed).split('\r\n\r\n')[0]!.toLowerCase();
    for (const name of [...Object.keys(securityHeaders), 'cache-control'])
      expect(head.split(`\n${name}:`).length - 1, `${name} of ${target}`).toBe(1);
  }
});

test.skipIf(!nginx)('an address with too many requests is refused with our headers', async () => {
  const site = await openFilledSite(await openSqliteCopy(), { TRUST_PROXY: 'on' });
  const { port } = await openProxy(site);
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => askOnce(port, rawRequest('/nothing', HERE, { method: 'POST' }))),
  );
  const refused = answers.find(({ status }) => status === 429)!;
  expectOurs(refused, '429');
  expect(refused.body).toContain('Please try again in a minute');
});

test.skipIf(!nginx)('the whole shipped configuration answers only to the school’s name', async () => {
  const requests: string[] = [];
  const replica = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    response.end('the school');
  }).listen(0, '127.0.0.1');
  await once(replica, 'listening');
  onTestFinished(() => void replica.close());
  const { http, https } = await startShipped((replica.address() as AddressInfo).port);
  const named = (Host: string) => rawRequest('/Gallery?x=1', { ...CLOSE, Host });

  const plain = parseAnswer(await bytesOf(http, named('school.example')));
  expect([plain.status, plain.headers['location']]).toEqual([308, 'https://school.example/Gallery?x=1']);
  // Answers of nginx itself, even before it knows the host: they must not contain its version.
  const unasked = ['nonsense\r\n\r\n', named('a b'), named('school.example').replace('GET', 'get')];
  const answers = await Promise.all(unasked.map((request) => bytesOf(http, request)));
  for (const answer of [JSON.stringify(plain), ...answers]) expect(answer).not.toMatch(/nginx\/\d/);
  for (const other of [
    'evil.example',
    '127.0.0.1',
    'school.example.evil.example',
    'xschool.example',
    '[::1]',
  ])
    expect(await bytesOf(http, named(other)), other).toBe('');
  expect(await bytesOf(http, named('school.example').replace('GET /', 'GET http://evil.example/'))).toBe('');

  expect(parseAnswer((await overTls(https, 'school.example', named('school.example')))!).body).toContain(
    'the school',
  );
  for (const name of ['evil.example', undefined])
    expect(await overTls(https, name, named('school.example')), String(name)).toBeUndefined();
  // A client that uses the name for TLS and then requests another.
  expect(await overTls(https, 'school.example', named('evil.example'))).toBe('');
  expect(new Set(requests)).toEqual(new Set(['school.example /Gallery?x=1']));
});

function expectOurs({ headers }: RawAnswer, what: string): void {
  for (const [name, value] of Object.entries(securityHeaders))
    expect(headers[name], `${name} of ${what}`).toBe(value);
}

async function bytesOf(port: number, request: string): Promise<string> {
  const client = await connectRaw(port);
  client.send(request);
  return client.closed;
}

/** The complete answer, or undefined without a handshake. */
function overTls(port: number, servername: string | undefined, request: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let received = '';
    let isSecure = false;
    const socket = connectTls({
      port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      ...(servername && { servername }),
    });
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('secureConnect', () => {
      isSecure = true;
      socket.write(request);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(isSecure ? received : undefined));
  });
}

/** deploy/nginx unchanged, except for this machine's paths and ports. */
async function startShipped(replica: number) {
  const folder = temporaryFolder();
  for (const name of ['tls', 'school', 'cache', 'log', 'temporary']) mkdirSync(join(folder, name));
  makeCertificate(join(folder, 'tls'));
  const [http, https] = [await freePort(), await freePort()];
  const here = (text: string) =>
    text
      .replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '')
      .replace('http {\n', `http {\n${temporaryPaths(join(folder, 'temporary'))}\n`)
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll(/127\.0\.0\.1:300[123]/g, `127.0.0.1:${replica}`)
      .replaceAll(/^pid .*;/gm, `pid ${folder}/nginx.pid;`);
  for (const file of readdirSync('deploy/nginx'))
    writeFileSync(join(folder, 'school', file), here(readFileSync(`deploy/nginx/${file}`, 'utf8')));
  const args = [
    '-p',
    folder,
    '-c',
    join(folder, 'school', 'nginx.conf'),
    '-e',
    'stderr',
    '-g',
    'daemon off;',
  ];
  const server = spawn(ensureProgram('nginx')!, args, { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${http}/`).catch(
      (error: Error) => error.cause as { code: string },
    );
    if (!('code' in answer) || answer.code !== 'ECONNREFUSED') break;
    await wait(50);
  }
  return { http, https };
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
