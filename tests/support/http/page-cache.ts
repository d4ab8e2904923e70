import { brotliDecompressSync } from 'node:zlib';
import { createPageCache, type PageAnswer, type RenderedPage } from '#server/pages/page-cache.ts';

export const NOON = Date.parse('2026-11-15T06:00:00.000Z');

/** A page cache whose time and content the test controls. */
export function openPageCache(maxBytes = 10_000_000, packsAfterMs = 2 ** 30) {
  const world = { now: NOON, state: { revision: 1, until: Infinity } };
  const cache = createPageCache({
    maxBytes,
    clock: () => new Date(world.now),
    stateOf: () => world.state,
    firstRestMs: packsAfterMs,
  });
  const ask = (address: string, answer: Partial<RenderedPage> | (() => Promise<RenderedPage>) = {}) =>
    cache.findOrRender('LFIS', address, typeof answer === 'function' ? answer : async () => page(answer));
  return { world, cache, ask };
}

export const page = (answer: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: '<h1>Home</h1>',
  isWhole: true,
  ...answer,
});

export const how = (answer: PageAnswer) =>
  answer.kind === 'uncached' ? answer.rendered.status : answer.kind === 'page' ? answer.how : answer.kind;
export const html = (answer: PageAnswer) =>
  answer.kind === 'page'
    ? brotliDecompressSync(answer.page.forms.br).toString()
    : answer.kind === 'uncached' && answer.rendered.html;
