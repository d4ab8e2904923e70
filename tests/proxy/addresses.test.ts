import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { nginx, openProxy, untilNothingIsFresh } from '#tests/support/http/proxy.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { runsEverything } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/:own',
  '/AdmissionProcess',
  '/Gallery',
  '/NewsArticle',
  '/SubGallery',
  '/ThankYou',
  '/api/docs',
  '/api/image',
  '/cards',
  '/news/rss.xml',
);

const HERE = { ...CLOSE, Host: 'localhost' };

async function begin() {
  const site = await openFilledSite(await openSqliteCopy(), { TRUST_PROXY: 'on' });
  const proxy = await openProxy(site);
  const sendRaw = (target: string, headers: Record<string, string> = {}) =>
    askOnce(proxy.port, rawRequest(target, { ...HERE, ...headers }));
  return { site, proxy, sendRaw };
}

test.skipIf(!nginx)('no spelling of an address replaces one page by another', async () => {
  const { site, proxy, sendRaw } = await begin();
  const other = await publishAlbum(site.services.database, { title: 'Another album' });
  await site.services.revisions.refresh();
  const [album, story] = [
    pageAddress('album', { id: site.albumId }),
    pageAddress('news', { id: site.storyId }),
  ];
  const victims = ['/Gallery', '/NewsArticle', '/', '/ThankYou', '/AdmissionProcess', album, story];
  const clean = new Map<string, string>();
  for (const victim of victims) clean.set(victim, await site.get(victim).then((page) => page.text()));

  const poisons = [
    '/Gallery?%71=CLOSED+FOR+CHOLERA',
    '/Gallery?Q=CLOSED+FOR+CHOLERA',
    '/Gallery?%51=CLOSED+FOR+CHOLERA',
    '/Gallery?q%00=CLOSED+FOR+CHOLERA',
    '/gallery?q=CLOSED+FOR+CHOLERA',
    '/Gallery?;q=CLOSED+FOR+CHOLERA',
    '/Gallery?q[]=CLOSED+FOR+CHOLERA',
    '/Gallery?x&q=CLOSED+FOR+CHOLERA',
    '/Gallery?q=&q=CLOSED+FOR+CHOLERA',
    '/Gallery#?q=CLOSED+FOR+CHOLERA',
    '//Gallery?q=CLOSED+FOR+CHOLERA',
    '/%47allery?q=CLOSED+FOR+CHOLERA',
    'http://localhost/Gallery?%71=CLOSED+FOR+CHOLERA',
    '/NewsArticle?%71=CLOSED+FOR+CHOLERA',
    '/ThankYou?%72eceipt=LFIS-0123ABCD',
    '/ThankYou?Receipt=LFIS-0123ABCD',
    '/AdmissionProcess?%62orn=1900-01-01',
    `/SubGallery?%69d=${other}&id=${site.albumId}`,
    `/SubGallery?id=${other}&id=${site.albumId}`,
    `/SubGallery?ID=${other}&id=${site.albumId}`,
    `/NewsArticle?%69d=none&id=${site.storyId}`,
  ];
  for (const poison of poisons) {
    // Again and again, as an attacker would, for each encoding of the page.
    for (const form of ['', 'gzip', 'br'])
      for (let twice = 0; twice < 2; twice++) {
        const { status, headers } = await sendRaw(poison, { 'Accept-Encoding': form });
        expect([status, headers['cache-control']], poison).toEqual([308, 'no-store']);
        expect(headers['x-proxy'], poison).not.toBe('HIT');
      }
    for (const victim of victims) {
      const { status, text } = await proxy.see(victim);
      expect([status, text === clean.get(victim)], `${victim} after ${poison}`).toEqual([200, true]);
    }
  }
});

test.skipIf(!nginx || !runsEverything)('nor does a cookie, a host or any other header', async () => {
  const { site, proxy, sendRaw } = await begin();
  const picture = renditionUrl(site.picture, 320, 'webp');
  const clean = new Map<string, Buffer>();
  for (const victim of ['/Gallery', picture])
    clean.set(victim, Buffer.from(await (await site.get(victim)).arrayBuffer()));
  const claims: Record<string, string>[] = [
    { Host: '127.0.0.1' },
    { Cookie: 'q=CLOSED; id=none; __Host-studio.session_token=forged' },
    { schoolcode: 'OTHER' },
    { schoolcode: 'NONE' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '192.0.2.1', Forwarded: 'host=evil.example' },
    { 'X-Original-URL': '/nothing', 'X-Rewrite-URL': '/nothing' },
    { 'X-Proxy-Time': '9999999999.999', 'X-Accel-Expires': '9999', 'If-None-Match': '"none"' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { Range: 'bytes=0-9' },
    { Authorization: 'Bearer none' },
  ];
  for (const claim of claims) {
    // First with an empty or fresh cache, then with one that must be revalidated.
    for (let twice = 0; twice < 2; twice++) {
      for (const [victim, bytes] of clean) {
        for (let again = 0; again < 2; again++) await sendRaw(victim, claim);
        const { status, body } = await proxy.see(victim);
        expect([status, body.equals(bytes)], `${victim} after ${JSON.stringify(claim)}`).toEqual([200, true]);
      }
      if (twice === 0) await untilNothingIsFresh();
    }
  }
  // A repeated header is joined in some places, and only its first value counts in others.
  const twoSaves = rawRequest(picture, HERE).replace(
    '\r\n\r\n',
    '\r\nSave-Data: on\r\nSave-Data: off\r\n\r\n',
  );
  await askOnce(proxy.port, twoSaves);
  const saving = { headers: { 'save-data': 'on' } };
  const lighter = Buffer.from(await (await site.get(picture, saving.headers)).arrayBuffer());
  expect((await proxy.see(picture, saving)).body.equals(lighter)).toBe(true);
  expect((await proxy.see(picture)).body.equals(clean.get(picture)!)).toBe(true);
});

test.skipIf(!nginx)(
  'an address with tracking parameters shows the page at once, and is never cached',
  async () => {
    const { site, proxy } = await begin();
    for (const [page, appended] of [
      ['/', '/?fbclid=IwAR0'],
      ['/Gallery', '/Gallery?utm_source=whatsapp&utm_medium=social'],
      ['/Gallery?year=2026', '/Gallery?year=2026&gclid=1'],
      [pageAddress('album', { id: site.albumId }), `${pageAddress('album', { id: site.albumId })}&fbclid=2`],
    ] as const) {
      const clean = await proxy.see(page);
      for (let thrice = 0; thrice < 3; thrice++) {
        const seen = await proxy.see(appended);
        expect([seen.status, seen.cacheStatus], appended).toEqual([200, 'MISS']);
        expect(seen.headers['x-page-cache'], 'from the replica’s memory').toBe('hit');
        expect(seen.headers['cache-control']).toBe(clean.headers['cache-control']);
        expect(seen.text, appended).toBe(clean.text);
      }
      expect(clean.text).toContain(`<link rel="canonical" href="https://school.example${page}"`);
      expect((await proxy.see(page)).cacheStatus).toMatch(/HIT|REVALIDATED/);
    }
  },
);

test.skipIf(!nginx)('speculation rules depend on each visitor’s own connection', async () => {
  const { proxy } = await begin();
  const see = (headers: Record<string, string>) => proxy.see('/speculation-rules.json', { headers });
  for (let twice = 0; twice < 2; twice++) {
    expect((await see({})).text).toContain('prefetch');
    for (const slow of [{ 'save-data': 'on' }, { ect: '3g' }, { ect: 'slow-2g' }] as Record<string, string>[])
      expect((await see(slow)).text, JSON.stringify(slow)).toBe('{}');
    expect((await see({ ect: '4g', 'save-data': 'off' })).text).toContain('prefetch');
  }
});

test.skipIf(!nginx)('everything else is cached under one spelling', async () => {
  const { site, proxy, sendRaw } = await begin();
  const asset = /\/assets\/[\w.-]+\.js/.exec((await proxy.see('/')).text)![0];
  const card = /\/cards\/home\/[^"]+\.jpg/.exec((await proxy.see('/')).text)![0];
  const original = `/api/image/${site.picture}`;
  const picture = renditionUrl(site.picture, 320, 'webp');
  const kept = [asset, card, original, picture, '/news/rss.xml', '/sitemap.xml', '/manifest.webmanifest'];
  for (const address of [...kept, '/robots.txt', '/favicon.svg', '/api/docs']) {
    const first = await proxy.see(address);
    expect([first.status, first.cacheStatus], address).toEqual([200, 'MISS']);
    expect((await proxy.see(address)).cacheStatus, address).toMatch(/HIT|REVALIDATED/);
    const join = address.includes('?') ? '&' : '?';
    for (const spelling of [`${address}${join}x=1`, `${address}${join}`, `${address}#x`])
      expect(await whereTo(spelling), spelling).toEqual([308, address, 'no-store']);
    for (let twice = 0; twice < 2; twice++) {
      const { status, headers } = await sendRaw(`${address}${join}fbclid=1`);
      expect([status, headers['x-proxy']], address).toEqual([200, 'MISS']);
    }
  }
  for (const spelling of [
    `${original}?f=webp&w=320`,
    `${original}?%77=320&f=webp`,
    `${original}?w=320.0&f=webp`,
    `${original}?w=320&f=webp&w=640`,
    picture.replace('/api/image', '/API/Image'),
  ])
    expect(await whereTo(spelling), spelling).toEqual([308, picture, 'no-store']);
  for (const wrong of [`${original}?w=320`, `${original}?w=7&f=webp`, `${original}?w=320&f=gif`])
    expect((await sendRaw(wrong)).status, wrong).toBe(400);

  async function whereTo(spelling: string) {
    const { status, headers } = await sendRaw(spelling);
    return [status, headers['location'], headers['cache-control']];
  }
});

test.skipIf(!nginx)('made-up addresses leave nothing at the proxy', async () => {
  const { site, proxy } = await begin();
  for (const nothing of [
    '/nothing',
    '/SubGallery?id=none',
    `/api/image/${site.picture.replace(/.{8}\./, '00000000.')}`,
  ])
    for (let twice = 0; twice < 2; twice++) {
      const { status, cacheStatus: how } = await proxy.see(nothing);
      expect([status, how], nothing).toEqual([404, 'MISS']);
    }
});
