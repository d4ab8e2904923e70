import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { NOW, publish, publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/SubGallery', '/api/visitor');

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const cacheOf = async (site: TestSite, path: string) => (await site.get(path)).headers.get('x-page-cache');

onAnyEngine((open) => {
  test('a page is rendered once, whatever unknown parameters are added', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { date: '2025-06-01' });
    await site.services.revisions.refresh();
    expect(await cacheOf(site, '/Gallery?year=2025')).toBe('miss');
    for (const search of [
      'year=2025',
      'utm_source=x&year=2025',
      'year=2025&page=',
      'year=2025&year=2024&_=1',
    ])
      expect((await site.follow(`/Gallery?${search}`)).headers.get('x-page-cache'), search).toBe('hit');
    expect(await cacheOf(site, '/Gallery')).toBe('miss');
    expect(await cacheOf(site, '/Gallery?fbclid=1')).toBe('hit');
    expect((await site.app.request('/Gallery', { method: 'HEAD' })).headers.get('x-page-cache')).toBe('hit');
    for (const missing of ['/nothing', '/SubGallery?id=none'])
      expect([await cacheOf(site, missing), await cacheOf(site, missing)], missing).toEqual([null, null]);
  });

  test('a browser that has the page gets a 304; a changed page has another tag', async () => {
    const database = await open();
    const site = await openSite(database);
    const first = await site.get('/Gallery');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await site.get('/Gallery', { 'if-none-match': tags });
      expect(again.status, tags).toBe(304);
      expect(await again.text(), tags).toBe('');
      expect(again.headers.get('etag'), tags).toBe(etag);
      expect(again.headers.get('cache-control'), tags).toBe('public, no-cache');
    }
    expect((await site.get('/Gallery', { 'if-none-match': '"other"' })).status).toBe(200);

    await publish(database, async () => undefined);
    await site.services.revisions.refresh();
    const unchanged = await site.get('/Gallery', { 'if-none-match': etag });
    expect([unchanged.status, unchanged.headers.get('x-page-cache')]).toEqual([304, 'miss']);

    await publishAlbum(database);
    await site.services.revisions.refresh();
    const changed = await site.get('/Gallery', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('compressed better, it is the same page for a browser that has it, and a new one for a proxy', async () => {
    const site = await openSite(await open(), { TRUST_PROXY: 'on' }, { packsPagesAfterMs: 0 });
    const { url } = await listen(site);
    const see = async (headers: Record<string, string> = {}) => {
      const options = { agent: false, headers: { 'accept-encoding': 'br', ...headers } } as const;
      const answer = await ask(`${url}/Gallery`, options);
      return { ...answer, etag: answer.headers.etag! };
    };
    const quick = await see();
    await site.pageCache.compressed();
    const small = await see();
    expect(small.body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(small.body)).toEqual(brotliDecompressSync(quick.body));
    expect(small.etag).not.toBe(quick.etag);
    for (const etag of [quick.etag, small.etag])
      expect((await see({ 'if-none-match': etag })).status, etag).toBe(304);
    const proxyHeaders = { 'x-proxy-time': '1763222222.500' };
    expect((await see({ ...proxyHeaders, 'if-none-match': quick.etag })).status).toBe(200);
    expect((await see({ ...proxyHeaders, 'if-none-match': small.etag })).status).toBe(304);
    // A replica that has not done it yet lets the proxy keep the smaller copy of another.
    const behind = await openSite(await open(), { TRUST_PROXY: 'on' });
    await behind.get('/Gallery');
    const requestHeaders = { ...proxyHeaders, 'if-none-match': small.etag };
    const other = await behind.get('/Gallery', requestHeaders);
    expect([other.status, other.headers.get('etag')]).toEqual([304, quick.etag]);
  });

  test('the same page is sent as brotli, gzip or plain, as the browser accepts', async () => {
    const site = await openSite(await open());
    const plain = await (await site.get('/Gallery')).text();
    const forms = [
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['identity', null, (bytes: Buffer) => bytes],
      ['gzip;q=0', null, (bytes: Buffer) => bytes],
    ] as const;
    for (const [accepted, encoding, unpack] of forms) {
      const response = await site.get('/Gallery', { 'accept-encoding': accepted });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(response.headers.get('content-length'), accepted).toBe(String(bytes.length));
      expect(response.headers.get('vary'), accepted).toBe('accept-encoding');
      expect(unpack(bytes).toString(), accepted).toBe(plain);
    }
  });

  test('published content shows on the next request', async () => {
    const database = await open();
    const site = await openSite(database);
    expect(await (await site.get('/Gallery')).text()).not.toContain('Kite Day');
    await publishAlbum(database, { title: 'Kite Day' });
    await site.services.revisions.refresh();
    for (const path of ['/', '/Gallery'])
      expect(await (await site.get(path)).text(), path).toContain('Kite Day');
  });

  test('a change by another process shows after any request that may write', async () => {
    const database = await open();
    const site = await openSite(database);
    await site.get('/Gallery');
    await publishAlbum(database, { title: 'Kite Day' });
    await site.post('/api/visitor', { schoolcode: 'LFIS' });
    expect(await (await site.get('/Gallery')).text()).toContain('Kite Day');
  });

  test('an album appears at its start and disappears at its end, on a cached page too', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { title: 'Kite Day', publishFrom: hours(0.5), expireAt: hours(0.75) });
    await site.services.revisions.refresh();
    const shows = async () => (await (await site.get('/Gallery')).text()).includes('Kite Day');

    expect([await shows(), await cacheOf(site, '/Gallery')]).toEqual([false, 'hit']);
    site.clock.now = new Date(hours(0.5).getTime() - 1);
    expect(await shows()).toBe(false);
    site.clock.now = hours(0.5);
    expect(await shows()).toBe(true);
    await site.services.revisions.refresh();
    expect([await shows(), await cacheOf(site, '/Gallery')]).toEqual([true, 'hit']);
    site.clock.now = hours(0.75);
    expect(await shows()).toBe(false);
  });

  test('a visitor who leaves while a page is rendered does not spoil it for those who wait', async () => {
    const site = await openSite(await open());
    const leaving = new AbortController();
    const first = site.app.request('/Gallery', { signal: leaving.signal });
    const second = site.get('/Gallery');
    leaving.abort();
    await first;
    expect((await second).status).toBe(200);
    expect(await (await second).text()).toContain('<h1');
  });
});
