import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery', '/api/gallery', '/api/news', '/api/video');

onAnyEngine((open) => {
  test('an unchanged API list is a 304, and a changed one is complete', async () => {
    const database = await open();
    const site = await openSite(database);
    const etag = (await site.get('/api/gallery/LFIS')).headers.get('etag')!;
    const again = await site.get('/api/gallery/LFIS', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await publishAlbum(database);
    expect((await site.get('/api/gallery/LFIS', { 'if-none-match': etag })).status).toBe(200);
  });

  test('answers that need the token are for their caller only', async () => {
    const token = 'a-token-of-some-length';
    const site = await openSite(await open(), { API_TOKEN: token });
    const authorised = await site.get('/api/video/all/LFIS', { authorization: `Bearer ${token}` });
    expect(authorised.headers.get('cache-control')).toBe('private, no-cache');
    expect((await site.get('/api/news/LFIS')).headers.get('cache-control')).toBe('public, no-cache');
  });

  test.each([
    ['/Gallery?year=2025', '/Gallery?year=02025'],
    ['/Gallery', '/Gallery?year=abc1&page=-1&month=1.5'],
  ])('%s and %s are one page in the cache', async (first, second) => {
    const site = await openSite(await open());
    expect((await site.get(first)).headers.get('x-page-cache')).toBe('miss');
    expect((await site.follow(second)).headers.get('x-page-cache')).toBe('hit');
  });
});
