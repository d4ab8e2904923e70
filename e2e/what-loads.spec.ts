import { expect, type Page, type Request, test } from '@playwright/test';
import { diwali, withoutPictures } from './support/pages.ts';

const KB = 1024;

for (const address of ['/AdmissionProcess', '/Facilities', '/VideoGallery', '/api/docs', '/no-such-page']) {
  test(`${address} loads without any script`, async ({ page }) => {
    await withoutPictures(page);
    const scripts = watchScripts(page);
    await page.goto(address);
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(scripts.names()).toEqual([]);
  });
}

test('the home page never loads React, from top to bottom', async ({ page }) => {
  await withoutPictures(page);
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.locator('dialog[open] [data-close]').click();
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated');
  }
  const all = await scripts.take('everything that moves on home');
  expect(all.names).toContainEqual(expect.stringMatching(/^carousel-controls/));
  expect(all.names).not.toContainEqual(expect.stringMatching(/react|^client/));
  expect(all.bytes).toBeLessThan(16 * KB);
});

test('a gallery of many pages loads React near its end, and no sooner', async ({ page }) => {
  await withoutPictures(page);
  const scripts = watchScripts(page);
  await page.goto('/Gallery');
  await page.waitForLoadState('networkidle');
  expect(scripts.names()).not.toContainEqual(expect.stringMatching(/^(react|client|load-more)/));
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('button', { name: 'Load more albums' })).toBeVisible();
  expect(scripts.names()).toContainEqual(expect.stringMatching(/^load-more/));
});

test('an album loads its scripts when they are needed, and no sooner', async ({ page }) => {
  // So low that the photos begin below the screen and its margin.
  await page.setViewportSize({ width: 1440, height: 260 });
  const scripts = watchScripts(page);
  await page.goto(diwali);
  await page.waitForLoadState('networkidle');
  const loader = await scripts.take('the loader and the way back, with the page');
  expect(loader.names).toContainEqual(expect.stringMatching(/^entry\.client/));
  expect(loader.names).not.toContainEqual(expect.stringMatching(/^(react|client|photo-grid|lightbox)/));
  expect(loader.bytes).toBeLessThan(3 * KB);

  const island = page.locator('[data-island="photo-grid"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  const grid = await scripts.take('React and the grid, with the photos near the screen');
  expect(grid.names).toContainEqual(expect.stringMatching(/^photo-grid/));
  expect(grid.names).not.toContainEqual(expect.stringMatching(/^lightbox/));
  expect(grid.bytes).toBeLessThan(66 * KB);

  await island.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const viewer = await scripts.take('the viewer, with the first click');
  expect(viewer.names).toContainEqual(expect.stringMatching(/^lightbox/));
  expect(viewer.bytes).toBeLessThan(20 * KB);
});

/** The scripts that a page has requested, and their bytes on the wire since the last call. */
function watchScripts(page: Page) {
  let requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
  return {
    names: () => requests.map((request) => nameOf(request.url())),
    async take(what: string) {
      const taken = requests;
      requests = [];
      let bytes = 0;
      for (const request of taken) {
        const response = await request.response();
        expect(response?.headers()['content-encoding'], request.url()).toBe('br');
        bytes += (await request.sizes()).responseBodySize;
      }
      test.info().annotations.push({ type: what, description: `${taken.length} files, ${bytes} bytes` });
      return { names: taken.map((request) => nameOf(request.url())), bytes };
    },
  };
}
