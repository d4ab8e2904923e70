import type { Page } from '@playwright/test';

/** Scrolls to the end, one screen at a time, so that lazy pictures load and islands hydrate; then back up. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Do not wait for a page that the browser is not drawing right now.
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 500);
      });
    const root = document.scrollingElement!;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      root.scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    root.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

/** The names of islands that were on the screen but were not hydrated. */
export async function hydrateIslands(page: Page): Promise<string[]> {
  await scrollThrough(page);
  let unhydrated = await unhydratedOn(page);
  for (let attempts = 0; unhydrated.length > 0 && attempts < 60; attempts++) {
    await page.waitForTimeout(100);
    unhydrated = await unhydratedOn(page);
  }
  return unhydrated;
}

const unhydratedOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')]
      .filter((island) => island.checkVisibility() && island.getBoundingClientRect().height > 0)
      .map((island) => island.dataset.island ?? ''),
  );
