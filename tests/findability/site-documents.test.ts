import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/news/rss.xml');

const PATHS = ['/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/news/rss.xml', '/news/atom.xml'];

onAnyEngine((open, engine) => {
  test('robots.txt names the sitemap and keeps crawlers out of the API, except its pictures', async () => {
    const site = await openSite(await open());
    const response = await site.get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allow: /api/image/',
        'Disallow: /api/',
        'Disallow: /studio',
        'Sitemap: https://school.example/sitemap.xml',
      ]),
    );
  });

  test('the manifest names the school and existing icons', async () => {
    const site = await openSite(await open());
    const response = await site.get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await response.json()) as { icons: { src: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      name: 'LFIS',
      short_name: 'LFIS',
      start_url: '/',
      display: 'standalone',
      theme_color: '#1f2a5c',
      background_color: '#fffaf0',
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of manifest.icons)
      expect((await site.get(src)).headers.get('content-type'), src).toBe('image/png');
  });

  test('they only accept GET and HEAD', async () => {
    const site = await openSite(await open());
    for (const path of PATHS) {
      expect((await site.app.request(path, { method: 'HEAD' })).status, path).toBe(200);
      expect((await site.app.request(path, { method: 'POST' })).status, path).toBe(405);
    }
  });

  test('with the database unavailable the last good copy is served, or else a 503 with Retry-After', async () => {
    const database = await open();
    const site = await openSite(database);
    await site.get('/sitemap.xml');
    await publishAlbum(database);
    await site.services.revisions.refresh();
    site.services.database = failingDatabase(engine, awayError(engine));
    expect((await site.get('/sitemap.xml')).headers.get('x-page-cache')).toBe('last-good');
    const missing = await site.get('/news/rss.xml');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '30']);
  });
});
