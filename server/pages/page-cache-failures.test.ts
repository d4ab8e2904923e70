import { expect, test, vi } from 'vitest';
import { how, html, openPageCache, page } from '#tests/support/http/page-cache.ts';
import type { RenderedPage } from './page-cache.ts';

test.each([500, 503])('while rendering answers %i the last good copy is served', async (status) => {
  const { world, ask } = openPageCache();
  await ask('/', { html: 'good' });
  world.state = { revision: 2, until: Infinity };
  const answer = await ask('/', { status, html: 'Unexpected Application Error!' });
  expect(how(answer)).toBe('last-good');
  expect(html(answer)).toBe('good');
});

test('a last good copy does not count as fresh: rendering is retried once per second until it succeeds', async () => {
  const { world, cache, ask } = openPageCache();
  await ask('/');
  world.state = { revision: 2, until: Infinity };
  expect(how(await ask('/', { status: 503 }))).toBe('last-good');
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  world.now += 1000;
  expect(how(await ask('/', { status: 503 }))).toBe('last-good');
  world.now += 1000;
  expect(how(await ask('/', { html: 'back' }))).toBe('miss');
  expect(html(await ask('/'))).toBe('back');
});

test('just after a failure nobody waits for another attempt: the last good copy is served at once', async () => {
  const { world, ask } = openPageCache();
  await ask('/');
  await ask('/Gallery');
  world.state = { revision: 2, until: Infinity };
  await ask('/', { status: 503 });
  const render = vi.fn(async () => page());
  expect(how(await ask('/', render))).toBe('last-good');
  expect(how(await ask('/Gallery', render)), 'the database is not available for all pages').toBe('last-good');
  expect(render).not.toHaveBeenCalled();
  expect(how(await ask('/News', render)), 'a page without a copy is tried').toBe('miss');
  expect(how(await ask('/Gallery', render)), 'and shows that it is back').toBe('miss');
});

test('a broken page does not prevent others from being rendered', async () => {
  const { world, ask } = openPageCache();
  await ask('/');
  await ask('/Gallery');
  world.state = { revision: 2, until: Infinity };
  await ask('/', { status: 500 });
  expect(how(await ask('/'))).toBe('last-good');
  expect(how(await ask('/Gallery'))).toBe('miss');
});

test('while the database hangs only one visitor waits; once it answers, the page is cached', async () => {
  const { world, ask } = openPageCache();
  await ask('/', { html: 'good' });
  world.state = { revision: 2, until: Infinity };
  await ask('/', { status: 503 });
  world.now += 5000;
  let answer = (_rendered: RenderedPage) => undefined as void;
  const hanging = vi.fn(() => new Promise<RenderedPage>((resolve) => (answer = resolve)));
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/', hanging)));
  expect(answers.map(html)).toEqual(Array.from({ length: 5 }, () => 'good'));
  expect(hanging).toHaveBeenCalledTimes(1);
  answer(page({ html: 'back' }));
  await vi.waitFor(async () => expect(html(await ask('/', hanging))).toBe('back'));
});

test('a failing page without a good copy is served as it is, and not cached', async () => {
  const { cache, ask } = openPageCache();
  const answer = await ask('/', { status: 503, html: 'away' });
  expect(how(answer)).toBe(503);
  expect(html(answer)).toBe('away');
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
  expect(how(await ask('/'))).toBe('miss');
});

test.each([404, 410, 302, 400])('an answer of %i is not cached', async (status) => {
  const { cache, ask } = openPageCache();
  expect(how(await ask('/SubGallery?id=nobody', { status }))).toBe(status);
  expect(how(await ask('/SubGallery?id=nobody', { status }))).toBe(status);
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
});

test('a deleted page also deletes its old copy: no later failure brings it back', async () => {
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
