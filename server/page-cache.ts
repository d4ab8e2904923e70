import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endOfDayInIndia } from '#app/core/days.ts';
import { singleFlight } from '#app/core/single-flight.ts';
import { within } from '#app/core/within.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { ContentState } from '#app/platform/db/content-revisions.ts';
import { createFailureMemory } from './failure-memory.ts';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A rendered page with its compressed forms: ready bytes, made once per render. */
export interface CachedPage {
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly bodies: Record<Encoding, Buffer>;
  readonly state: ContentState;
  readonly freshUntil: number;
  readonly size: number;
  /** Asked for since room was last made: it is passed over once before it goes. */
  wanted: boolean;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** False where a part of the page could not be read and says so. */
  isWhole: boolean;
}

export type PageAnswer =
  | { kind: 'page'; page: CachedPage; how: 'hit' | 'miss' | 'last-good' }
  | { kind: 'uncached'; rendered: RenderedPage };

/**
 * Even with no change in sight a page is rendered anew after this long, and when a day begins in India: it
 * may go by today's date.
 */
const LONGEST_LIFE_MS = 60 * 60 * 1000;

/** While there is trouble, whoever tries again waits so long and then gets the last good copy; the try goes on. */
const PATIENCE_MS = 1000;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages, kept in memory up to a number of bytes; the oldest that nobody asked for lately goes first.
 * An entry is fresh while the school's content stands as it did when it was rendered. One that is no longer
 * fresh is kept: should the next rendering fail, the last good copy is served.
 */
export function createPageCache(options: {
  mostBytes: number;
  clock: Clock;
  stateOf: (schoolCode: string) => ContentState;
}) {
  const { mostBytes, clock, stateOf } = options;
  const pages = new Map<string, CachedPage>();
  const renderOnce = singleFlight<PageAnswer>();
  const failures = createFailureMemory(clock);
  const triedAgain = new Set<string>();
  let bytes = 0;

  const keyOf = (schoolCode: string, address: string) => `${schoolCode} ${address}`;

  /** A fresh copy or nothing: all that the quick path asks, at the price of a map look-up. */
  function findFresh(schoolCode: string, address: string): CachedPage | undefined {
    const page = pages.get(keyOf(schoolCode, address));
    if (!page || !isFresh(page, schoolCode)) return undefined;
    page.wanted = true;
    return page;
  }

  const isFresh = (page: CachedPage, schoolCode: string) =>
    page.state === stateOf(schoolCode) && page.freshUntil > clock().getTime();

  async function findOrRender(
    schoolCode: string,
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const fresh = findFresh(schoolCode, address);
    if (fresh) return { kind: 'page', page: fresh, how: 'hit' };
    // Requests from before and after a change, made or fallen due, must not share a render.
    const state = stateOf(schoolCode);
    const { revision, until } = state;
    const now = clock();
    const isDue = until <= now.getTime();
    const dayEnds = endOfDayInIndia(now).getTime();
    const key = keyOf(schoolCode, address);
    const tryNow = () =>
      renderOnce(`${key} ${revision} ${until} ${isDue} ${dayEnds}`, () =>
        renderAndKeep(schoolCode, address, render),
      );
    const trouble = failures.about(key, state);
    const page = trouble && pages.get(key);
    if (!page) return tryNow();
    // A database that hangs makes one visitor wait, not every one.
    const lastGood: PageAnswer = { kind: 'page', page, how: 'last-good' };
    if (trouble === 'just-now' || triedAgain.has(key)) return lastGood;
    triedAgain.add(key);
    const trying = tryNow().finally(() => triedAgain.delete(key));
    return within(PATIENCE_MS, trying, () => lastGood);
  }

  async function renderAndKeep(
    schoolCode: string,
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const key = keyOf(schoolCode, address);
    const state = stateOf(schoolCode);
    const began = clock();
    const longest = Math.min(began.getTime() + LONGEST_LIFE_MS, endOfDayInIndia(began).getTime());
    const rendered = await render();
    if (rendered.status >= 500 || (rendered.status === 200 && !rendered.isWhole)) {
      failures.remember(key, state, rendered.status === 503);
      const lastGood = pages.get(key);
      return lastGood ? { kind: 'page', page: lastGood, how: 'last-good' } : { kind: 'uncached', rendered };
    }
    failures.forget(key);
    // A page that is not there may be asked for under any name: keeping those would push out the real ones. And
    // one that says so of itself is for one person alone.
    if (rendered.status !== 200 || /no-store/.test(rendered.headers['cache-control'] ?? '')) {
      drop(key);
      return { kind: 'uncached', rendered };
    }
    const page = await pack(rendered, state, Math.min(state.until, longest));
    put(key, page);
    return { kind: 'page', page, how: 'miss' };
  }

  function put(key: string, page: CachedPage): void {
    drop(key);
    if (page.size > mostBytes) return;
    makeRoom(page.size);
    pages.set(key, page);
    bytes += page.size;
  }

  function makeRoom(needed: number): void {
    for (const [key, page] of pages) {
      if (bytes + needed <= mostBytes) return;
      pages.delete(key);
      if (page.wanted) {
        page.wanted = false;
        pages.set(key, page); // behind the others, where this loop comes by again
      } else bytes -= page.size;
    }
  }

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= page.size;
  }

  return { findFresh, findOrRender, stats: () => ({ pages: pages.size, bytes }) };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function pack(rendered: RenderedPage, state: ContentState, freshUntil: number): Promise<CachedPage> {
  const identity = Buffer.from(rendered.html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 7 }),
  ]);
  return {
    headers: rendered.headers,
    // Weak: the three forms say the same in other bytes.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br: alone(br), gzip: alone(gz), identity: alone(identity) },
    state,
    freshUntil,
    size: identity.length + br.length + gz.length + 1024,
    wanted: false,
  };
}

/**
 * A copy in memory of its own. zlib's results keep a larger buffer alive than they fill, and what `Buffer.from` makes
 * of less than 32 kB is a slice of a slab of 64 kB, which would stay whole for as long as the page does.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
