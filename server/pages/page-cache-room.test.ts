import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { how, openPageCache } from '#tests/support/http/page-cache.ts';
import { RENDER_LIMITS } from './render-slots.ts';

/** Pages that hardly compress, so that all are of nearly one size. */
const html = randomBytes(3000).toString('base64');
const sizeOfOne = await (async () => {
  const { cache, ask } = openPageCache();
  await ask('/', { html });
  return cache.stats().bytes;
})();
const openWithRoomFor = (pages: number) => openPageCache(pages * sizeOfOne);

test('a page that is kept keeps no more memory alive than is counted', async () => {
  const { cache, ask } = openPageCache();
  await ask('/', { html });
  await cache.formOf(cache.findFresh('LFIS', '/')!, 'gzip');
  const { forms, size } = cache.findFresh('LFIS', '/')!;
  const bytes = Object.values(forms).reduce((sum, body) => sum + body.buffer.byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(size);
});

test('when room runs out the page that was not asked for longest goes', async () => {
  const { cache, ask } = openWithRoomFor(3);
  for (const address of ['/a', '/b', '/c']) await ask(address, { html });
  expect(how(await ask('/a', { html }))).toBe('hit');
  await ask('/d', { html });
  expect(cache.stats()).toEqual({ pages: 3, bytes: 3 * sizeOfOne });
  expect(cache.findFresh('LFIS', '/b')).toBeUndefined();
  for (const address of ['/a', '/c', '/d']) expect(cache.findFresh('LFIS', address)).toBeDefined();
});

test('a page that is only ever found the quick way outlives a walk through all the others', async () => {
  const { cache, ask } = openWithRoomFor(3);
  await ask('/', { html });
  for (let visit = 0; visit < 20; visit++) {
    expect(cache.findFresh('LFIS', '/')).toBeDefined();
    await ask(`/SubGallery?id=${visit}`, { html });
  }
  expect(cache.findFresh('LFIS', '/')).toBeDefined();
});

test('once it is asked for no more it goes like any other', async () => {
  const { cache, ask } = openWithRoomFor(3);
  await ask('/', { html });
  cache.findFresh('LFIS', '/');
  for (let visit = 0; visit < 6; visit++) await ask(`/SubGallery?id=${visit}`, { html });
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
});

test('a new page finds room even where all the others are wanted', async () => {
  const { cache, ask } = openWithRoomFor(3);
  for (const address of ['/a', '/b', '/c']) await ask(address, { html });
  for (const address of ['/a', '/b', '/c']) cache.findFresh('LFIS', address);
  await ask('/d', { html });
  expect(cache.findFresh('LFIS', '/d')).toBeDefined();
  expect(cache.stats().pages).toBe(3);
});

test('a page larger than the whole cache is served, pushes nothing out and is not kept', async () => {
  const { cache, ask } = openWithRoomFor(2);
  const large = randomBytes(15_000).toString('base64');
  await ask('/a', { html });
  expect(how(await ask('/large', { html: large }))).toBe('miss');
  expect(how(await ask('/large', { html: large }))).toBe('miss');
  expect(cache.findFresh('LFIS', '/a')).toBeDefined();
  expect(cache.stats()).toEqual({ pages: 1, bytes: sizeOfOne });
});

test('a page made anew takes the place of its old copy', async () => {
  const { world, cache, ask } = openWithRoomFor(2);
  for (let revision = 2; revision < 6; revision++) {
    await ask('/a', { html });
    world.state = { revision, until: Infinity };
  }
  expect(cache.stats()).toEqual({ pages: 1, bytes: sizeOfOne });
});

test('made-up searches and lists have their share of the room; what the school has itself keeps the rest', async () => {
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

test('whatever is asked, the bytes held stay within bounds and are counted right', async () => {
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
      // Every page that is requested and gone is dropped: whatever is still counted then was counted wrong.
      world.state = { revision: world.state.revision + 1, until: Infinity };
      for (const address of seen) await ask(address, { status: 404 });
      expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
    }),
    { numRuns: 40 },
  );
});

test('another form of a page has no more room than its kind has', async () => {
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
