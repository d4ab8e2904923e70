import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { how, openPageCache } from '#tests/support/http/page-cache.ts';
import { RENDER_LIMITS } from './render-slots.ts';

/** Pages that hardly compress, so that all have nearly the same size. */
const html = randomBytes(3000).toString('base64');
const sizeOfOne = await (async () => {
  const { cache, ask } = openPageCache();
  await ask('/', { html });
  return cache.stats().bytes;
})();
const openWithRoomFor = (pages: number) => openPageCache(pages * sizeOfOne);

test('a cached page keeps no more memory alive than is counted', async () => {
  const { cache, ask } = openPageCache();
  await ask('/', { html });
  await cache.formOf(cache.findFresh('LFIS', '/')!, 'gzip');
  const { forms, size } = cache.findFresh('LFIS', '/')!;
  const bytes = Object.values(forms).reduce((sum, body) => sum + body.buffer.byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(size);
});

test('when space runs out the least recently requested page is evicted', async () => {
  const { cache, ask } = openWithRoomFor(3);
  for (const address of ['/a', '/b', '/c']) await ask(address, { html });
  expect(how(await ask('/a', { html }))).toBe('hit');
  await ask('/d', { html });
  expect(cache.stats()).toEqual({ pages: 3, bytes: 3 * sizeOfOne });
  expect(cache.findFresh('LFIS', '/b')).toBeUndefined();
  for (const address of ['/a', '/c', '/d']) expect(cache.findFresh('LFIS', address)).toBeDefined();
});

test('a page that is only found the quick way survives requests for all the others', async () => {
  const { cache, ask } = openWithRoomFor(3);
  await ask('/', { html });
  for (let visit = 0; visit < 20; visit++) {
    expect(cache.findFresh('LFIS', '/')).toBeDefined();
    await ask(`/SubGallery?id=${visit}`, { html });
  }
  expect(cache.findFresh('LFIS', '/')).toBeDefined();
});

test('a page that is no longer requested is evicted like any other', async () => {
  const { cache, ask } = openWithRoomFor(3);
  await ask('/', { html });
  cache.findFresh('LFIS', '/');
  for (let visit = 0; visit < 6; visit++) await ask(`/SubGallery?id=${visit}`, { html });
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
});

test('a new page finds space even if all the others are in use', async () => {
  const { cache, ask } = openWithRoomFor(3);
  for (const address of ['/a', '/b', '/c']) await ask(address, { html });
  for (const address of ['/a', '/b', '/c']) cache.findFresh('LFIS', address);
  await ask('/d', { html });
  expect(cache.findFresh('LFIS', '/d')).toBeDefined();
  expect(cache.stats().pages).toBe(3);
});

test('a page larger than the whole cache is served, evicts nothing and is not cached', async () => {
  const { cache, ask } = openWithRoomFor(2);
  const large = randomBytes(15_000).toString('base64');
  await ask('/a', { html });
  expect(how(await ask('/large', { html: large }))).toBe('miss');
  expect(how(await ask('/large', { html: large }))).toBe('miss');
  expect(cache.findFresh('LFIS', '/a')).toBeDefined();
  expect(cache.stats()).toEqual({ pages: 1, bytes: sizeOfOne });
});

test('a page rendered again replaces its old copy', async () => {
  const { world, cache, ask } = openWithRoomFor(2);
  for (let revision = 2; revision < 6; revision++) {
    await ask('/a', { html });
    world.state = { revision, until: Infinity };
  }
  expect(cache.stats()).toEqual({ pages: 1, bytes: sizeOfOne });
});

test('made-up searches and lists have a limited share of the space; the school’s own pages keep the rest', async () => {
  const { cache, ask } = openWithRoomFor(16);
  const real = ['/', '/Gallery', '/SubGallery?id=a', '/NewsArticle?id=b'];
  for (const address of real) await ask(address, { html });
  for (let number = 0; number < 60; number++) {
    await ask(`/Gallery?q=${number}`, { html });
    await ask(`/Gallery?year=${1900 + number}`, { html });
    expect(cache.bytesIn('search')).toBeLessThanOrEqual(16 * sizeOfOne * RENDER_LIMITS.search.share);
    expect(cache.bytesIn('list')).toBeLessThanOrEqual(16 * sizeOfOne * RENDER_LIMITS.list.share);
  }
  for (const address of real) expect(cache.findFresh('LFIS', address), address).toBeDefined();
  expect(how(await ask('/Gallery?q=59', { html })), 'the newest is still there').toBe('hit');
  expect(cache.stats().pages).toBe(4 + 2 + 4);
});

test('whatever is requested, the cached bytes stay within bounds and are counted correctly', async () => {
  const visit = fc.record({
    address: fc.integer({ min: 0, max: 8 }).map((number) => `/${number}`),
    status: fc.constantFrom(200, 200, 200, 404, 500),
    letters: fc.integer({ min: 0, max: 9000 }),
    quick: fc.boolean(),
    change: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 30 }), async (visits) => {
      const { world, cache, ask } = openWithRoomFor(3);
      const seen = new Set<string>();
      for (const { address, status, letters, quick, change } of visits) {
        if (change) world.state = { revision: world.state.revision + 1, until: Infinity };
        if (quick) cache.findFresh('LFIS', address);
        else await ask(address, { status, html: html.repeat(3).slice(0, letters) });
        seen.add(address);
        expect(cache.stats().bytes).toBeLessThanOrEqual(3 * sizeOfOne);
      }
      // Requesting every page that is gone drops it: anything still counted afterwards was counted wrongly.
      world.state = { revision: world.state.revision + 1, until: Infinity };
      for (const address of seen) await ask(address, { status: 404 });
      expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
    }),
    { numRuns: 40 },
  );
});

test('another encoding of a page has no more space than its kind has', async () => {
  const { cache, ask } = openWithRoomFor(16);
  const searches = Array.from({ length: 2 }, (_, at) => `/Gallery?q=${at}`);
  for (const address of searches) await ask(address, { html });
  for (const address of searches) {
    const page = cache.findFresh('LFIS', address);
    if (page) await cache.formOf(page, 'gzip');
  }
  expect(cache.bytesIn('search')).toBeLessThanOrEqual(16 * sizeOfOne * RENDER_LIMITS.search.share);
  expect(cache.stats().bytes).toBe(cache.bytesIn('search'));
});
