import { endOfDayInIndia } from '#app/core/time/days.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { withTimeout } from '#app/core/with-timeout.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { ContentState } from '#app/platform/content/revisions.ts';
import { createFailureMemory } from './failure-memory.ts';
import { createIdleQueue } from './idle-queue.ts';
import type { PageDictionary } from './page-dictionary.ts';
import {
  type FormKind,
  formName,
  makeForm,
  packBest,
  fullyCompressedTag,
  packQuickly,
  type PageForms,
  tagOf,
} from './page-forms.ts';
import {
  createRenderSlots,
  type AddressKind,
  addressKinds,
  addressKindOf,
  RENDER_LIMITS,
} from './render-slots.ts';

/** A rendered page as ready bytes. It may be replaced by the same page compressed better, or with one more encoding. */
export interface CachedPage {
  /** Of its school and address. */
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly forms: PageForms;
  /** The one that browsers may load for it; undefined for a page that must not be compressed with any. */
  readonly dictionary: PageDictionary | undefined;
  /** Compressed as well as possible. */
  readonly isFullyCompressed: boolean;
  readonly state: ContentState;
  readonly freshUntil: number;
  readonly size: number;
  readonly kind: AddressKind;
  /** Requested since room was last made: it is spared once. */
  isRecentlyUsed: boolean;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** See `CachedPage`. */
  dictionary?: PageDictionary | undefined;
  /** False where a part of the page could not be read and shows a message. */
  isWhole: boolean;
}

export type PageAnswer =
  | { kind: 'page'; page: CachedPage; how: 'hit' | 'miss' | 'last-good' }
  | { kind: 'uncached'; rendered: RenderedPage }
  /** Too many requests wait for a rendering slot: nothing was rendered. */
  | { kind: 'no-slot' };

/**
 * Even without a change a page is rendered again after this long, and when a day begins in India, because it may
 * depend on today's date.
 */
const MAX_AGE_MS = 60 * 60 * 1000;

/** After a failure, a request waits this long and then gets the last good copy, while rendering continues. */
const RETRY_WAIT_MS = 1000;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages, kept in memory up to a number of bytes; the oldest that was not requested lately is evicted first.
 * An entry is fresh while the school's content is as it was when it was rendered. A stale one is kept: if the next
 * rendering fails, the last good copy is served. Addresses that anybody can make up are rendered a few at a time and
 * have a share of the memory, see `render-slots.ts`.
 */
export function createPageCache(options: {
  maxBytes: number;
  clock: Clock;
  stateOf: (schoolCode: string) => ContentState;
  /** The delay before a new page is compressed better. */
  firstRestMs?: number;
}) {
  const { maxBytes, clock, stateOf } = options;
  const pages = new Map<string, CachedPage>();
  const renderOnce = singleFlight<PageAnswer>();
  const failures = createFailureMemory(clock);
  const renderSlots = createRenderSlots();
  const retrying = new Set<string>();
  const makeOnce = singleFlight<Buffer>();
  const idleQueue = createIdleQueue(options.firstRestMs);
  const bytesIn = Object.fromEntries(addressKinds.map((kind) => [kind, 0])) as Record<AddressKind, number>;
  let bytes = 0;

  const keyOf = (schoolCode: string, address: string) => `${schoolCode} ${address}`;

  /** A fresh copy or undefined: all that the quick path needs, at the cost of a map look-up. */
  function findFresh(schoolCode: string, address: string): CachedPage | undefined {
    const page = pages.get(keyOf(schoolCode, address));
    if (!page || !isFresh(page, schoolCode)) return undefined;
    if (!page.isRecentlyUsed) {
      page.isRecentlyUsed = true;
      compressLater(page);
    }
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
    // Requests from before and after a change must not share a render.
    const state = stateOf(schoolCode);
    const { revision, until } = state;
    const now = clock();
    const isDue = until <= now.getTime();
    const dayEnds = endOfDayInIndia(now).getTime();
    const key = keyOf(schoolCode, address);
    const tryNow = () =>
      renderOnce(`${key} ${revision} ${until} ${isDue} ${dayEnds}`, () =>
        renderInSlot(schoolCode, address, render),
      );
    const trouble = failures.about(key, state);
    const page = trouble && pages.get(key);
    if (!page) return tryNow();
    // If the database hangs, only one visitor waits.
    const lastGood: PageAnswer = { kind: 'page', page, how: 'last-good' };
    if (trouble === 'just-now' || retrying.has(key)) return lastGood;
    retrying.add(key);
    const trying = tryNow()
      .then((answer) => (answer.kind === 'no-slot' ? lastGood : answer))
      .finally(() => retrying.delete(key));
    return withTimeout(RETRY_WAIT_MS, trying, () => lastGood);
  }

  async function renderInSlot(
    schoolCode: string,
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const answer = await renderSlots.run(addressKindOf(address), () =>
      renderAndKeep(schoolCode, address, render),
    );
    return answer ?? { kind: 'no-slot' };
  }

  async function renderAndKeep(
    schoolCode: string,
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const key = keyOf(schoolCode, address);
    const state = stateOf(schoolCode);
    const began = clock();
    const longest = Math.min(began.getTime() + MAX_AGE_MS, endOfDayInIndia(began).getTime());
    const rendered = await render();
    if (rendered.status >= 500 || (rendered.status === 200 && !rendered.isWhole)) {
      failures.remember(key, state, rendered.status === 503);
      const lastGood = pages.get(key);
      return lastGood ? { kind: 'page', page: lastGood, how: 'last-good' } : { kind: 'uncached', rendered };
    }
    failures.forget(key);
    // A missing page can have any address: caching those would evict the real ones. And a page with `no-store` is for
    // one visitor only.
    if (rendered.status !== 200 || /no-store/.test(rendered.headers['cache-control'] ?? '')) {
      drop(key);
      return { kind: 'uncached', rendered };
    }
    const { headers, html } = rendered;
    const etag = tagOf(html);
    // A change may not affect the page: then its bytes stay the same, too.
    const before = pages.get(key);
    const same = before && [etag, fullyCompressedTag(etag)].includes(before.etag) ? before : undefined;
    const forms = same?.forms ?? { br: await packQuickly(html) };
    const page: CachedPage = {
      key,
      headers,
      etag: same?.etag ?? etag,
      forms,
      dictionary: rendered.dictionary,
      isFullyCompressed: same?.isFullyCompressed ?? false,
      state,
      freshUntil: Math.min(state.until, longest),
      size: sizeOf(forms),
      kind: addressKindOf(address),
      isRecentlyUsed: false,
    };
    put(page);
    // For an address that anybody can make up this is worth it once it is requested again, see `findFresh`.
    if (page.kind === 'own') compressLater(page);
    return { kind: 'page', page, how: 'miss' };
  }

  function compressLater({ key, etag, isFullyCompressed }: CachedPage): void {
    if (!isFullyCompressed) idleQueue.later(key, () => compressFully(key, etag));
  }

  async function compressFully(key: string, etag: string): Promise<void> {
    const quick = pages.get(key);
    if (quick?.etag !== etag) return;
    const best = await packBest(quick.forms.br, quick.dictionary);
    const now = pages.get(key);
    if (now?.etag !== etag) return;
    const forms = { ...now.forms, ...best };
    replace({ ...now, forms, etag: fullyCompressedTag(etag), isFullyCompressed: true, size: sizeOf(forms) });
  }

  /** A form that was not requested yet is made from the cached one, and cached with it. */
  async function formOf(page: CachedPage, kind: FormKind): Promise<Buffer> {
    const { key, etag } = page;
    const name = formName(kind);
    const ready = page.forms[name];
    if (ready) return ready;
    return makeOnce(`${key} ${etag} ${name}`, async () => {
      const made = await makeForm(page.forms.br, kind);
      const now = pages.get(key);
      if (now?.etag === etag) {
        const forms = { ...now.forms, [name]: made };
        replace({ ...now, forms, size: sizeOf(forms) });
      }
      return made;
    });
  }

  /** Keeps its position in the eviction order: another encoding says nothing about demand. */
  function replace(page: CachedPage): void {
    const before = pages.get(page.key)!;
    pages.set(page.key, page);
    bytes += page.size - before.size;
    bytesIn[page.kind] += page.size - before.size;
    dropBeyond(page.kind, 0);
  }

  function put(page: CachedPage): void {
    drop(page.key);
    if (!makeRoom(page)) return;
    pages.set(page.key, page);
    bytes += page.size;
    bytesIn[page.kind] += page.size;
  }

  /**
   * Evicts among pages of its own kind once those have used up their share; otherwise any page that was not
   * requested recently.
   */
  function makeRoom({ kind, size }: CachedPage): boolean {
    const maxOfKind = maxBytes * RENDER_LIMITS[kind].share;
    if (size > maxOfKind) return false;
    dropBeyond(kind, size);
    return true;
  }

  function dropBeyond(kind: AddressKind, more: number): void {
    dropUntil(
      () => bytesIn[kind] + more <= maxBytes * RENDER_LIMITS[kind].share,
      (page) => page.kind === kind,
    );
    dropUntil(
      () => bytes + more <= maxBytes,
      () => true,
    );
  }

  function dropUntil(isEnough: () => boolean, mayGo: (page: CachedPage) => boolean): void {
    for (const [key, page] of pages) {
      if (isEnough()) return;
      if (!mayGo(page)) continue;
      if (page.isRecentlyUsed) {
        page.isRecentlyUsed = false;
        pages.delete(key);
        pages.set(key, page); // moved to the end, where this loop will reach it again
      } else drop(key);
    }
  }

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= page.size;
    bytesIn[page.kind] -= page.size;
  }

  return {
    findFresh,
    findOrRender,
    formOf,
    /** Resolves once every page that is worth it is compressed as well as possible. */
    compressed: idleQueue.done,
    renderSlots,
    stats: () => ({ pages: pages.size, bytes }),
    bytesIn: (kind: AddressKind) => bytesIn[kind],
  };
}

const sizeOf = (forms: PageForms) =>
  PAGE_OVERHEAD + Object.values(forms).reduce((sum, bytes) => sum + bytes.length, 0);

/** Headers, names and the like. */
const PAGE_OVERHEAD = 1024;
