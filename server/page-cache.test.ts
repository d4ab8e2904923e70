import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { how, html, NOON, openPageCache, page } from '#tests/support/page-cache.ts';
import type { RenderedPage } from './page-cache.ts';

const MINUTE = 60_000;

test('a page is rendered once, then comes from memory', async () => {
  const { cache, ask } = openPageCache();
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(how(await ask('/'))).toBe('miss');
  const again = await ask('/', { html: 'not asked for' });
  expect(how(again)).toBe('hit');
  expect(html(again)).toBe('<h1>Home</h1>');
  expect(cache.findFresh('LFIS', '/')?.headers).toEqual(page().headers);
});

test('another address, another query and another school are other pages', async () => {
  const { cache, ask } = openPageCache();
  await ask('/Gallery');
  expect(how(await ask('/Gallery?year=2025'))).toBe('miss');
  expect(cache.findFresh('OTHER', '/Gallery')).toBeUndefined();
  expect(how(await cache.findOrRender('OTHER', '/Gallery', async () => page()))).toBe('miss');
});

test('the compressed forms decode to the same page', async () => {
  const { cache, ask } = openPageCache();
  const text = `<p>${'कक्षा and class '.repeat(200)}</p>`;
  await ask('/', { html: text });
  const { bodies } = cache.findFresh('LFIS', '/')!;
  expect(bodies.identity.toString()).toBe(text);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(text);
  expect(gunzipSync(bodies.gzip).toString()).toBe(text);
  expect(bodies.br.length).toBeLessThan(bodies.identity.length);
});

test('the same page has the same version on every replica, a changed one another', async () => {
  const versions = [];
  for (const text of ['same', 'same', 'changed']) {
    const { cache, ask } = openPageCache();
    await ask('/', { html: text });
    versions.push(cache.findFresh('LFIS', '/')!.etag);
  }
  expect(versions[0]).toBe(versions[1]);
  expect(versions[2]).not.toBe(versions[0]);
  expect(versions[0]).toMatch(/^W\/"[\w-]+"$/);
});

test('a change of the content makes the page anew', async () => {
  const { world, cache, ask } = openPageCache();
  await ask('/');
  world.state = { revision: 2, until: Infinity };
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(html(await ask('/', { html: 'changed' }))).toBe('changed');
  expect(how(await ask('/'))).toBe('hit');
});

test('what falls due makes the page anew at that very moment', async () => {
  const { world, cache, ask } = openPageCache();
  world.state = { revision: 1, until: NOON + 10 * MINUTE };
  await ask('/');
  world.now = NOON + 10 * MINUTE - 1;
  expect(how(await ask('/'))).toBe('hit');
  world.now += 1;
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(how(await ask('/'))).toBe('miss');
});

test('with no change in sight a page still lives an hour at most', async () => {
  const { world, ask } = openPageCache();
  await ask('/');
  world.now = NOON + 60 * MINUTE - 1;
  expect(how(await ask('/'))).toBe('hit');
  world.now += 1;
  expect(how(await ask('/'))).toBe('miss');
});

test('a page does not outlive the day in India: what it says may go by the date', async () => {
  const { world, ask } = openPageCache();
  world.now = Date.parse('2026-12-31T18:29:00.000Z');
  const slow = Promise.withResolvers<RenderedPage>();
  await ask('/');
  const before = ask('/slow', () => slow.promise);
  world.now += MINUTE - 1;
  expect(how(await ask('/'))).toBe('hit');
  world.now += 1;
  expect(how(await ask('/'))).toBe('miss');
  const after = ask('/slow', { html: 'new year' });
  slow.resolve(page({ html: 'old year' }));
  expect([html(await before), html(await after)]).toEqual(['old year', 'new year']);
});

test('fifty people who ask at once cost one render', async () => {
  const { ask } = openPageCache();
  const render = vi.fn(async () => page());
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(html))).toEqual(new Set(['<h1>Home</h1>']));
});

test.each([
  ['a change', { revision: 2, until: NOON + MINUTE }, 0],
  ['a due moment', { revision: 1, until: NOON + MINUTE }, MINUTE],
  ['a due moment that was seen', { revision: 1, until: Infinity }, MINUTE],
])('whoever asks after %s does not get a render that began before it', async (_, state, passed) => {
  const { world, ask } = openPageCache();
  world.state = { revision: 1, until: NOON + MINUTE };
  const slow = Promise.withResolvers<RenderedPage>();
  const before = ask('/', () => slow.promise);
  if (state.revision !== world.state.revision || state.until !== world.state.until) world.state = state;
  world.now += passed;
  const after = ask('/', { html: 'after' });
  slow.resolve(page({ html: 'before' }));
  expect([html(await before), html(await after)]).toEqual(['before', 'after']);
});
