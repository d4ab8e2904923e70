import { expect, test } from 'vitest';
import { type AddressKind, RENDER_LIMITS } from '#server/pages/render-slots.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/503', '/:own', '/Gallery', '/SubGallery');

const plain = { agent: false as const };

/** All slots are in use and the queue is full, until the returned function is called. */
function fillSlots({ pageCache }: TestSite, kind: AddressKind) {
  const blocked = Promise.withResolvers<void>();
  const { slots, maxWaiting } = RENDER_LIMITS[kind];
  const all = Array.from({ length: slots + maxWaiting }, () =>
    pageCache.renderSlots.run(kind, () => blocked.promise),
  );
  return async () => {
    blocked.resolve();
    await Promise.all(all);
  };
}

onAnyEngine((open) => {
  longTest(
    'a flood of made-up searches is answered in turn, and holds little of the memory for pages',
    async () => {
      const site = await openSite(await open());
      const { url } = await listen(site);
      await ask(`${url}/`, plain);
      const flood = Array.from({ length: 300 }, (_, number) =>
        ask(`${url}/${number % 2 ? 'Gallery' : 'NewsArticle'}?q=made+up+${number}`, plain),
      );
      const home = await ask(`${url}/`, plain);
      expect([home.status, home.headers['x-page-cache']]).toEqual([200, 'hit']);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(
        RENDER_LIMITS.search.slots + RENDER_LIMITS.search.maxWaiting,
      );
      expect(site.pageCache.bytesIn('search')).toBeLessThanOrEqual(
        site.services.config.pageCacheBytes * RENDER_LIMITS.search.share,
      );
      expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
    },
  );

  test.each([
    ['search', '/Gallery?q=kites', 200],
    ['list', '/Gallery?year=2025', 200],
    ['item', '/SubGallery?id=made-up', 404],
    ['item', '/Galery', 404],
  ] as const)(
    'if too many wait for addresses of the kind %s, %s answers 503 in the school’s frame, and other pages work',
    async (kind, path, status) => {
      const site = await openSite(await open());
      const { url } = await listen(site);
      const empty = fillSlots(site, kind);
      const metrics = await (await site.get('/metrics')).text();
      expect(metrics).toContain(`renders_waiting{lane="${kind}"} ${RENDER_LIMITS[kind].maxWaiting}`);
      const refused = await ask(url + path, plain);
      expect(refused.status).toBe(503);
      expect(refused.headers).toMatchObject({
        'retry-after': '30',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(refused.headers['content-security-policy']).toBeDefined();
      expect(refused.body.toString()).toMatch(/Just a moment, please<\/h1>[^]*<footer/);
      expect((await ask(url + path, { ...plain, method: 'HEAD' })).status).toBe(503);
      expect(await (await site.get('/metrics')).text()).toContain(
        'http_requests_total{area="page",status="5xx",cache="no-slot"} 2',
      );
      for (const own of ['/', '/Gallery', '/sitemap.xml'])
        expect((await ask(url + own, plain)).status, own).toBe(200);
      expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
      await empty();
      expect((await ask(url + path, plain)).status, 'once it is over').toBe(status);
      expect((await ask(`${url}/503`, plain)).status, 'the page that says so has no address').toBe(404);
    },
  );
});
