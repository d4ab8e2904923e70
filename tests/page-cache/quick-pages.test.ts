import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { type Answer, ask, type AskOptions } from '../../scripts/lib/ask.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/api/docs');

/** The quick path knows only canonical addresses; an unknown parameter goes to the app. */
const theLongWay = (path: string) => `${path}${path.includes('?') ? '&' : '?'}utm_source=a-friend`;
const PROXY_ID = { 'x-request-id': '4711-12-3-1763222222.500' };

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};
const acceptEncodings: [string | undefined, keyof typeof unpack][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['deflate', 'identity'],
  ['xbr, notgzip', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=1.0', 'br'],
  [';;;,,,q=', 'identity'],
];

onAnyEngine((open) => {
  test('the quick path gives the same page as the app', async () => {
    const { site, port } = await siteWithAnAlbum(await open());
    for (const path of ['/', '/Gallery', '/Gallery?year=2026', '/api/docs']) {
      await askAt(port, path);
      for (const [accept, encoding] of acceptEncodings) {
        const headers: Record<string, string> = accept === undefined ? {} : { 'accept-encoding': accept };
        // The first request for an encoding creates it.
        await askAt(port, path, { headers });
        const lines = site.logged.length;
        const quick = await askAt(port, path, { headers });
        const forProxy = await askAt(port, path, { headers: { ...headers, ...PROXY_ID } });
        const appLines = () => site.logged.slice(lines).filter((line) => 'ms' in line);
        expect(appLines(), 'the app was not asked').toEqual([]);
        const long = await askAt(port, theLongWay(path), { headers });
        expect(appLines(), 'the app was asked').toHaveLength(1);

        expect(quick.status).toBe(200);
        expect(quick.headers['content-encoding'] ?? 'identity', `${accept}`).toBe(encoding);
        expect(unpack[encoding](quick.body).toString()).toContain('</html>');
        expect(comparable(quick)).toEqual(comparable(long));
        expect(quick.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
        expect(comparable(forProxy)).toEqual(comparable(long));
        expect(forProxy.headers['x-request-id']).toBe(PROXY_ID['x-request-id']);
      }
    }
  });

  test('our proxy learns until when its copy is valid, by its own clock; nobody else does', async () => {
    const { port } = await siteWithAnAlbum(await open(), { TRUST_PROXY: 'on' });
    const requestHeaders = { 'x-proxy-time': '1763222222.500', 'if-none-match': '' };
    const forProxy = { 'cache-control': 'stale-while-revalidate=3600', 'x-accel-expires': '@1763222222' };
    const forVisitor = { 'x-visitor-cache-control': 'public, no-cache' };
    // First through the app, which renders it, then the quick path.
    for (const how of ['miss', 'hit']) {
      const { status, headers } = await askAt(port, '/Gallery', { headers: requestHeaders });
      expect([status, headers['x-page-cache']]).toEqual([200, how]);
      expect(headers).toMatchObject({ ...forProxy, ...forVisitor });
      const order = Object.keys(headers);
      expect(order.indexOf('cache-control'), 'nginx 1.22 reads them in turn').toBeLessThan(
        order.indexOf('x-accel-expires'),
      );
    }
    const { headers } = await askAt(port, '/Gallery', { headers: requestHeaders });
    const again = { headers: { ...requestHeaders, 'if-none-match': headers.etag! } };
    const unchanged = await askAt(port, '/Gallery', again);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers).toMatchObject(forProxy);
    const notToKeep = await askAt(port, theLongWay('/Gallery'), { headers: requestHeaders });
    expect(notToKeep.headers).toMatchObject({ 'cache-control': 'no-store', ...forVisitor });
    expect(notToKeep.headers['x-accel-expires']).toBeUndefined();
    const missing = await askAt(port, '/no-such-page', { headers: requestHeaders });
    expect([missing.status, missing.headers['x-accel-expires']]).toEqual([404, undefined]);
    const gone = await askAt(port, '/no-such-page', {
      headers: { ...requestHeaders, 'if-none-match': '"copy"' },
    });
    expect([gone.status, gone.headers['x-accel-expires']], 'in its copy’s place').toEqual([
      404,
      '@1763222222',
    ]);
    const { port: alone } = await siteWithAnAlbum(await open());
    const answer = await askAt(alone, '/Gallery', { headers: requestHeaders });
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
    for (const name of ['x-accel-expires', 'x-visitor-cache-control'])
      expect(answer.headers[name]).toBeUndefined();
  });

  test('HEAD and a valid copy get the headers without the page', async () => {
    const { port } = await siteWithAnAlbum(await open());
    const whole = await askAt(port, '/Gallery');
    const head = await askAt(port, '/Gallery', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...comparable(head), body: whole.body }).toEqual(comparable(whole));

    const { etag } = whole.headers as { etag: string };
    for (const ifNoneMatch of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const same = await askAt(port, '/Gallery', { headers: { 'if-none-match': ifNoneMatch } });
      expect(same.status, ifNoneMatch).toBe(304);
      expect(same.body).toHaveLength(0);
      expect(same.headers).toMatchObject({ etag, 'cache-control': whole.headers['cache-control'] });
    }
    const other = await askAt(port, '/Gallery', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
    expect(other.body).toEqual(whole.body);
  });

  test('a change is on the very next page, on the quick path too', async () => {
    const database = await open();
    const { site, port } = await siteWithAnAlbum(database);
    await askAt(port, '/Gallery');
    await publishAlbum(database, { title: 'Science Fair' });
    await site.services.revisions.refresh();
    expect((await askAt(port, '/Gallery')).body.toString()).toContain('Science Fair');
    expect((await askAt(port, '/Gallery')).body.toString()).toContain('Science Fair');
  });
});

async function siteWithAnAlbum(
  database: Parameters<typeof openSite>[0],
  settings: Record<string, string> = {},
) {
  const site: TestSite = await openSite(database, { LOG_LEVEL: 'debug', ...settings });
  await publishAlbum(database, { title: 'Diwali', date: '2026-11-06' });
  await site.services.revisions.refresh();
  return { site, port: (await listen(site)).port };
}

const askAt = (port: number, path: string, options: AskOptions = {}) =>
  ask(`http://127.0.0.1:${port}${path}`, options);

/** Headers without those that differ in every answer, and how the page was found. */
function comparable({ status, headers, body }: Answer) {
  const { date: _date, 'x-request-id': _id, 'x-page-cache': _how, ...same } = headers;
  return { status, headers: same, body };
}
