import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
const MAX_MS = 20_000;

/**
 * Returns a function that waits until the fonts are loaded, idle islands are hydrated and the network is idle: true if
 * that happened, false on timeout.
 */
export function watchLoading(page: Page): () => Promise<boolean> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const changed = () => (lastChange = Date.now());
  page.on('request', (request) => changed() && underWay.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => changed() && underWay.delete(request));
  // Pending requests of a page that was left are not always reported as failed.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());

  return async () => {
    const end = Date.now() + MAX_MS;
    // Fonts are requested by the first layout, which may come after the network of a busy machine was idle.
    await page.evaluate(async (most) => {
      if (document.body.offsetHeight === 0) return;
      const later = new Promise((done) => setTimeout(done, most));
      await Promise.race([document.fonts.ready, later]);
    }, MAX_MS);
    changed();
    const isLoading = () => underWay.size > 0 || Date.now() - lastChange < QUIET_MS;
    const notHydrated = page.locator('[data-island][data-hydrate="idle"]:not([data-hydrated])');
    while (isLoading() || (await notHydrated.count()) > 0) {
      if (Date.now() > end) return false;
      await page.waitForTimeout(50);
    }
    return true;
  };
}

export const loadLazyPictures = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
