import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchMovement, withMotion } from '../support/motion.ts';
import {
  diwali,
  expectNoAxeFindings,
  expectTabAt,
  listenForComplaints,
  photosOf,
  withoutPictures,
} from '../support/pages.ts';

// Pages fade into each other, and so does a hovered photo.
test.use(withMotion);

test('an album opens from its card, shows its date and links back', async ({ page }) => {
  await page.goto('/Gallery?year=2026&month=11');
  await page.getByRole('link', { name: 'Diwali in the courtyard' }).click();
  await expect(page).toHaveURL(diwali);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diwali in the courtyard');

  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(fact('Event date')).toHaveText('6 Nov 2026');
  await expect(fact('Last Update')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  await expect(fact('Photos')).toHaveText('12');
  const pictures = page.locator('[data-island="photo-grid"]').getByRole('img');
  await expect(pictures).toHaveCount(12);
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(100);

  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
});

test('nothing moves and the browser reports nothing while the page loads, scrolls and hydrates', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await page.setViewportSize({ width: 360, height: 400 });
  const moved = await watchMovement(page);

  await page.goto(diwali);
  await page.evaluate(() => document.fonts.ready);
  const whileLoading = await moved();
  expect(whileLoading, 'letters that find their place as the fonts arrive').toBeLessThan(0.01);

  const island = page.locator('[data-island="photo-grid"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const pictures = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  expect(await moved()).toBe(whileLoading);
  expect(complaints).toEqual([]);
});

test('a photo opened in a new tab is shown there', async ({ page, context }) => {
  await withoutPictures(page);
  const photos = await photosOf(page);
  const address = await hrefOf(photos.nth(2));
  const opened = context.waitForEvent('page');
  await photos.nth(2).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expectTabAt(tab, new URL(address, page.url()).href);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tab.close();
  // Checked in a page that the driver opens itself.
  await page.goto(address);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a viewer that cannot be loaded leaves the photo on its own page', async ({ page }) => {
  await withoutPictures(page);
  await page.route(/\/assets\/lightbox-.*\.js/, (route) => route.abort());
  const photos = await photosOf(page);
  const address = await hrefOf(photos.first());
  await photos.first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo 1 of 12');
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('an album is shared by the device, or by copying its link', async ({ page, context }) => {
  await withoutPictures(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }));
  await page.goto(diwali);
  await press(page, 'Share');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(diwali, page.url()).href);

  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, {
      share: (given: ShareData) => (document.documentElement.dataset.shared = JSON.stringify(given)),
    }),
  );
  await page.reload();
  await press(page, 'Share');
  const shared = await page.evaluate(() => document.documentElement.dataset.shared);
  expect(JSON.parse(shared ?? '{}')).toEqual({
    title: 'Diwali in the courtyard',
    url: new URL(diwali, page.url()).href,
  });
});

test('from an album to the previous one, and back', async ({ page }) => {
  await withoutPictures(page);
  await page.goto(diwali);
  await page.getByRole('link', { name: /^Previous album/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Diwali in the courtyard');
  await page.getByRole('link', { name: /^Next album/ }).click();
  await expect(page).toHaveURL(diwali);
});

for (const width of [360, 1280]) {
  test(`the content below a photo does not shift when the photo loads, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(diwali);
    const address = await hrefOf(page.locator('[data-island="photo-grid"]').getByRole('link').first());
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/image/**', async (route) => {
      await released;
      await route.continue();
    });

    await page.goto(address, { waitUntil: 'commit' });
    // By its text: as soon as the viewer opens on top, the page below has no roles, and the viewer has such a link.
    const top = () =>
      page
        .locator('main')
        .getByText('Download this photo', { exact: true })
        .evaluate((link) => Math.round(link.getBoundingClientRect().top + scrollY));
    const photo = page.getByRole('figure').locator('picture img');
    await page.evaluate(() => document.fonts.ready);
    expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    const before = await top();
    release();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(1);
    expect(await top()).toBe(before);
  });
}

test.describe('without scripts', () => {
  // Without fading: a press while a page was still loading has been lost, which the driver does not notice
  // without scripts.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('a photo has a page of its own, with links to the next', async ({ page }) => {
    await withoutPictures(page);
    await page.goto(diwali);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    const photos = page.locator('[data-island="photo-grid"]').getByRole('link');
    const [second, third] = [await hrefOf(photos.nth(1)), await hrefOf(photos.nth(2))];
    await photos.nth(2).click();
    await expect(page).toHaveURL(third);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo 3 of 12');
    await expect(page.getByRole('figure')).toContainText('Marigolds over the front door');

    await page.getByRole('link', { name: 'Previous photo' }).click();
    await expect(page).toHaveURL(`${second}#photo`);
    await page.getByRole('link', { name: 'Previous photo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo 1 of 12');
    await expect(page.getByRole('link', { name: 'Previous photo' })).toHaveCount(0);

    await page.waitForLoadState();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download this photo' }).click();
    expect((await download).suggestedFilename()).toBe('lfis-diwali-2026-1.jpg');
    await page.getByRole('link', { name: 'All photos of this album' }).click();
    await expect(page).toHaveURL(diwali);
    await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/Gallery');
  });
});

/** Not visible before hydration: it hydrates as it comes near the screen. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Share this album' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name }).click();
}

const hrefOf = (link: Locator) => link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
