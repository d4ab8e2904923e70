import { expect, test, vi } from 'vitest';
import { how, html, openPageCache, page } from '#tests/support/page-cache.ts';
import type { RenderedPage } from './page-cache.ts';

test.each([500, 503])('while rendering answers %i the last good copy is served', async (status) => {
  const { world, ask } = openPageCache();
  await ask('/', { html: 'good' });
  world.state = { revision: 2, until: Infinity };
  const answer = await ask('/', { status, html: 'Unexpected Application Error!' });
  expect(how(answer)).toBe('last-good');
  expect(html(answer)).toBe('good');
});

test('a last good copy is not taken for fresh: every request tries again until one succeeds', async () => {
  const { world, cache, ask } = openPageCache();
  await ask('/');
  world.state = { revision: 2, until: Infinity };
  expect(how(await ask('/', { status: 503 }))).toBe('last-good');
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(how(await ask('/', { status: 503 }))).toBe('last-good');
  expect(how(await ask('/', { html: 'back' }))).toBe('miss');
  expect(html(await ask('/'))).toBe('back');
});

test('a failing page without a good copy is answered as it is, and not kept', async () => {
  const { cache, ask } = openPageCache();
  const answer = await ask('/', { status: 503, html: 'away' });
  expect(how(answer)).toBe(503);
  expect(html(answer)).toBe('away');
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
  expect(how(await ask('/'))).toBe('miss');
});

test.each([404, 410, 302, 400])('an answer of %i is not kept', async (status) => {
  const { cache, ask } = openPageCache();
  expect(how(await ask('/SubGallery?id=nobody', { status }))).toBe(status);
  expect(how(await ask('/SubGallery?id=nobody', { status }))).toBe(status);
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
});

test('a page that is gone takes its old copy with it: no later failure brings it back', async () => {
  const { world, cache, ask } = openPageCache();
  await ask('/SubGallery?id=1', { html: 'withdrawn photos' });
  world.state = { revision: 2, until: Infinity };
  expect(how(await ask('/SubGallery?id=1', { status: 404 }))).toBe(404);
  expect(how(await ask('/SubGallery?id=1', { status: 500 }))).toBe(500);
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
});

test('a render that throws fails for all who wait for it, and the next one is tried', async () => {
  const { ask } = openPageCache();
  const render = vi.fn(async (): Promise<RenderedPage> => {
    throw new Error('broken');
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => ask('/', render)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  expect(render).toHaveBeenCalledTimes(1);
  expect(how(await ask('/', async () => page()))).toBe('miss');
});
