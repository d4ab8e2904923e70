import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { how, html, NOON, openPageCache, page } from '#tests/support/http/page-cache.ts';
import type { RenderedPage } from './page-cache.ts';
import { fullyCompressedTag, plainTag } from './page-forms.ts';

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

test('another address, query or school is another page', async () => {
  const { cache, ask } = openPageCache();
  await ask('/Gallery');
  expect(how(await ask('/Gallery?year=2025'))).toBe('miss');
  expect(cache.findFresh('OTHER', '/Gallery')).toBeUndefined();
  expect(how(await cache.findOrRender('OTHER', '/Gallery', async () => page()))).toBe('miss');
});

const text = `<p>${Array.from({ length: 300 }, (_, at) => `कक्षा ${at} and class ${at * 7} `).join('')}</p>`;

test('one encoding is cached; the others decode to the same page and are cached once requested', async () => {
  const { cache, ask } = openPageCache();
  await ask('/', { html: text });
  const page = () => cache.findFresh('LFIS', '/')!;
  expect(Object.keys(page().forms)).toEqual(['br']);
  expect(brotliDecompressSync(page().forms.br).toString()).toBe(text);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cache.formOf(page(), 'gzip')));
  expect(gunzipSync(answers[0]!).toString()).toBe(text);
  expect(new Set(answers).size, 'made once').toBe(1);
  expect(page().forms.gzip).toBe(answers[0]);
  expect((await cache.formOf(page(), 'identity')).toString()).toBe(text);
  expect(cache.stats().bytes).toBe(page().size);
  expect(page().size).toBeGreaterThan(text.length);
});

test('later, a page is compressed better and its headers say so, with the same content and metadata', async () => {
  const { cache, ask } = openPageCache(undefined, 0);
  await ask('/', { html: text });
  const quick = cache.findFresh('LFIS', '/')!;
  await cache.formOf(quick, 'gzip');
  await cache.compressed();
  const small = cache.findFresh('LFIS', '/')!;
  expect(small.forms.br.length).toBeLessThan(quick.forms.br.length);
  expect(brotliDecompressSync(small.forms.br).toString()).toBe(text);
  expect(small.forms.gzip).toBeDefined();
  expect([plainTag(small.etag), small.etag]).toEqual([quick.etag, fullyCompressedTag(quick.etag)]);
  expect(cache.stats()).toEqual({ pages: 1, bytes: small.size });
});

test('a page whose content is the same after a change keeps its bytes', async () => {
  const { world, cache, ask } = openPageCache(undefined, 0);
  await ask('/', { html: text });
  await cache.compressed();
  const { forms, etag } = cache.findFresh('LFIS', '/')!;
  world.state = { revision: 2, until: Infinity };
  expect(how(await ask('/', { html: text, headers: { link: 'new' } }))).toBe('miss');
  expect(cache.findFresh('LFIS', '/')).toMatchObject({
    etag,
    isFullyCompressed: true,
    headers: { link: 'new' },
  });
  expect(cache.findFresh('LFIS', '/')!.forms).toBe(forms);
});

test('a page that has changed in the meantime does not get the old one’s bytes', async () => {
  const { world, cache, ask } = openPageCache(undefined, 0);
  await ask('/', { html: text });
  const compressed = cache.compressed();
  world.state = { revision: 2, until: Infinity };
  await ask('/', { html: `${text} changed` });
  await compressed;
  await cache.compressed();
  expect(brotliDecompressSync(cache.findFresh('LFIS', '/')!.forms.br).toString()).toBe(`${text} changed`);
});

test('a page at an address that anybody can make up is compressed better only if it is requested again', async () => {
  const { cache, ask } = openPageCache(undefined, 0);
  for (const address of ['/SubGallery?id=1', '/SubGallery?id=2']) await ask(address, { html: text });
  cache.findFresh('LFIS', '/SubGallery?id=2');
  await cache.compressed();
  const isFullyCompressed = (id: number) =>
    cache.findFresh('LFIS', `/SubGallery?id=${id}`)!.isFullyCompressed;
  expect([isFullyCompressed(1), isFullyCompressed(2)]).toEqual([false, true]);
  // However late that is: `find` counted as a request.
  await cache.compressed();
  expect(isFullyCompressed(1)).toBe(true);
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

test('a change of the content renders the page again', async () => {
  const { world, cache, ask } = openPageCache();
  await ask('/');
  world.state = { revision: 2, until: Infinity };
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(html(await ask('/', { html: 'changed' }))).toBe('changed');
  expect(how(await ask('/'))).toBe('hit');
});

test('a scheduled change renders the page again at that very moment', async () => {
  const { world, cache, ask } = openPageCache();
  world.state = { revision: 1, until: NOON + 10 * MINUTE };
  await ask('/');
  world.now = NOON + 10 * MINUTE - 1;
  expect(how(await ask('/'))).toBe('hit');
  world.now += 1;
  expect(cache.findFresh('LFIS', '/')).toBeUndefined();
  expect(how(await ask('/'))).toBe('miss');
});

test('without any change a page still lives an hour at most', async () => {
  const { world, ask } = openPageCache();
  await ask('/');
  world.now = NOON + 60 * MINUTE - 1;
  expect(how(await ask('/'))).toBe('hit');
  world.now += 1;
  expect(how(await ask('/'))).toBe('miss');
});

test('a page does not outlive the day in India, because it may show the date', async () => {
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

test('fifty simultaneous requests cost one render', async () => {
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
])('a request after %s does not get a render that began before it', async (_, state, passed) => {
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
