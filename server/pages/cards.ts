import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { ITEM_ID, type PageName, pages, showsItem } from '#app/addresses.ts';
import { byteCache } from '#app/core/flow/byte-cache.ts';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { fileResponse, PUBLIC_CACHE_CONTROL } from '#app/platform/http/file-response.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import type { PageSubject } from '#app/platform/http/page-card.ts';
import { drawCardOf, findCard } from '#app/site/findability/drawings-of-site.server.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_WAITING = 24;

/**
 * The pictures of link cards. An address names a page, never words: those come from the database. Drawn on first
 * request, one at a time, and cached while there is room.
 */
export function createCards(services: Services): Hono<AppEnv> {
  const cards = new Hono<AppEnv>();
  const kept = byteCache(MAX_BYTES);
  const drawOnce = singleFlight<Uint8Array>();
  const drawing = limitParallel(1);

  cards.get('/:page/:file', (c) => answer(c, c.req.param('page'), ''));
  cards.get('/:page/:id/:file', (c) => answer(c, c.req.param('page'), c.req.param('id')));

  async function answer(c: Context<AppEnv>, page: string, id: string): Promise<Response> {
    c.set('area', 'image');
    const elsewhere = settleAddress(c, c.req.path, 'picture');
    if (elsewhere) return elsewhere;
    const found = mayHaveCard(page, id) && (await findCard(services, c.var.services.site, page, id));
    if (!found || !/^[0-9a-f]{16}\.jpg$/.test(c.req.param('file') ?? '')) {
      return problem('unknown-picture', c.var.requestId);
    }
    // A link shared before the page changed still gets the page's current picture.
    if (c.req.path !== found.address)
      return c.body(null, 302, {
        location: c.var.services.site.localHref(found.address),
        'cache-control': 'no-cache',
      });
    let jpeg = kept.find(found.address);
    if (!jpeg) {
      if (drawing.waiting() >= MAX_WAITING)
        return problem('unavailable', c.var.requestId, { headers: { 'retry-after': '10' } });
      jpeg = await drawOnce(found.address, () =>
        drawing.run(() => drawCardOf(services, found.card, found.site)),
      );
      kept.keep(found.address, jpeg);
    }
    const shown = jpeg;
    return fileResponse(c.req.raw, c.var.requestId, {
      size: shown.length,
      contentType: 'image/jpeg',
      etag: `"${createHash('sha256').update(found.address).digest('base64url').slice(0, 22)}"`,
      cacheControl: PUBLIC_CACHE_CONTROL,
      // Other sites show this picture in previews of our links.
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      stream: (start, end) => Readable.from([shown.subarray(start, end + 1)]),
    });
  }

  function mayHaveCard(page: string, id: string): page is PageSubject['page'] {
    if (page === 'ownPage') return ITEM_ID.test(id);
    if (!Object.hasOwn(pages, page)) return false;
    return id === '' || (showsItem(page as PageName) && ITEM_ID.test(id));
  }

  return cards;
}
