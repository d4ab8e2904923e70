import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { pages } from '#app/addresses.ts';
import { withTimeout } from '#app/core/with-timeout.ts';
import type { Finding } from '../finding.ts';
import type { PlainPage } from '../plain-page.ts';

export const BYTE_KINDS = ['html', 'css', 'js', 'fonts', 'images', 'other'] as const;
type ByteKind = (typeof BYTE_KINDS)[number];
export type Bytes = Record<ByteKind | 'all', number>;

const kB = 1000;
const pathOf = ({ address }: PlainPage) => address.split('?')[0];
const hasIslands = ({ html }: PlainPage) => html.includes('data-island=');

/** Limits for the first load on a phone, as sent: which pages, what is counted, and the maximum. */
const budgets: { what: keyof Bytes; most: number; of: string; applies(page: PlainPage): boolean }[] = [
  { what: 'js', most: 0, of: 'a page without islands', applies: (page) => !hasIslands(page) },
  { what: 'js', most: 16 * kB, of: 'home', applies: (page) => pathOf(page) === pages.home.path },
  { what: 'css', most: 10 * kB, of: 'any page', applies: () => true },
  { what: 'all', most: 300 * kB, of: 'home', applies: (page) => pathOf(page) === pages.home.path },
  // A tenth more than before its pictures were sharp in every frame (decision 60).
  { what: 'all', most: 215 * kB, of: 'the gallery', applies: (page) => page.address === pages.gallery.path },
];
/**
 * The document itself may only name the loader that hydrates islands; everything else comes after the first
 * paint.
 */
const MAX_SCRIPT_IN_DOCUMENT = 3 * kB;

/** Later requests belong to later content, such as the slider's second picture. */
const FIRST_LOAD_ENDS_MS = 1500;

/** The dictionary that a browser loads when it is idle, and that makes the next pages smaller (decision 59). */
const isForLaterPages = (request: Request) => new URL(request.url()).pathname.startsWith('/dictionaries/');

/** Counts what the page loads at first. Inline styles are counted as styles. */
export function weigh(page: Page): () => Promise<{ bytes: Bytes; sizes: Map<string, number> }> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const bytes: Bytes = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0, all: 0 };
    const sizes = new Map<string, number>();
    const end = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.timeOrigin + load!.loadEventEnd;
    });
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    );
    const stylesInPage = styles ? brotliCompressSync(styles).length : 0;
    bytes.css += stylesInPage;
    bytes.html -= stylesInPage;
    for (const request of finished.splice(0)) {
      if (request.timing().startTime > end + FIRST_LOAD_ENDS_MS || isForLaterPages(request)) continue;
      const size = await sizeOf(request);
      bytes[KIND_OF[request.resourceType()] ?? 'other'] += size;
      bytes.all += size;
      sizes.set(request.url(), size);
    }
    return { bytes, sizes };
  };
}

/** If the browser does not know the size, the server's header is used. */
async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize } = await withTimeout(LONGEST_TELLING_MS, request.sizes(), () => UNTOLD);
  if (responseBodySize >= 0) return responseBodySize;
  const response = await request.response();
  return Number(response?.headers()['content-length'] ?? 0);
}

const LONGEST_TELLING_MS = 5000;
const UNTOLD = { responseBodySize: -1, responseHeadersSize: 0, requestBodySize: 0, requestHeadersSize: 0 };

/** `sizes`: the size of everything that was loaded, by address. */
export function judgeBytes(page: PlainPage, bytes: Bytes, sizes: Map<string, number>): Finding[] {
  const over = budgets
    .filter(({ what, most, applies }) => applies(page) && bytes[what] > most)
    .map(({ what, most, of }) => `${what} ${inKB(bytes[what])} kB, at most ${inKB(most)} for ${of}`);
  const early = page.scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  if (early > MAX_SCRIPT_IN_DOCUMENT)
    over.push(`${inKB(early)} kB of script before the first paint, at most ${inKB(MAX_SCRIPT_IN_DOCUMENT)}`);
  return over.map((what) => ({ check: 'bytes', where: page.address, what }));
}

export const inKB = (bytes: number) => (bytes / kB).toFixed(bytes > 0 && bytes < 10 * kB ? 1 : 0);

const KIND_OF: Record<string, ByteKind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
};
