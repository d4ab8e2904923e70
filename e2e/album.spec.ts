import { expect, test } from '@playwright/test';
import { diwali, listenForComplaints, photosOf, withoutPictures } from './support/pages.ts';

test('an album opens from its card, says when it was and leads back', async ({ page }) => {
  await page.goto('/Gallery?year=2026&month=11');
  await page.getByRole('link', { name: 'Diwali in the courtyard' }).click();
  await expect(page).toHaveURL(diwali);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diwali in the courtyard');

  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(fact('Event date')).toHaveText('6 Nov 2026');
  await expect(fact('Last Update')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  await expect(fact('Photos')).toHaveText('12');
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(12);
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(100);

  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
});

test('nothing moves and nobody complains while the page loads, scrolls and wakes up', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total);

  await page.goto(diwali);
  await page.evaluate(() => document.fonts.ready);
  const whileLoading = await moved();
  expect(whileLoading, 'letters that find their place as the fonts arrive').toBeLessThan(0.01);

  const island = page.locator('[data-island]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake');
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const pictures = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  expect(await moved()).toBe(whileLoading);
  expect(complaints).toEqual([]);
});

test('a click that asks for a new tab shows the file there', async ({ page, context }) => {
  await withoutPictures(page);
  const photos = await photosOf(page);
  const file = await photos.first().evaluate((link: HTMLAnchorElement) => link.href);
  const opened = context.waitForEvent('page');
  await photos.first().click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(file);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a viewer that cannot be loaded leaves the photo itself', async ({ page }) => {
  await withoutPictures(page);
  await page.route(/\/assets\/lightbox-.*\.js/, (route) => route.abort());
  const photos = await photosOf(page);
  const file = await photos.first().evaluate((link: HTMLAnchorElement) => link.href);
  await photos.first().click();
  await expect(page).toHaveURL(file);
  await expect(page.locator('img')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo leads to its file', async ({ page }) => {
    await withoutPictures(page);
    await page.goto(diwali);
    const answer = page.waitForResponse(/\/api\/image\/[^?]*$/);
    await page.locator('[data-island]').getByRole('link').nth(1).click();
    expect((await answer).headers()['content-type']).toBe('image/jpeg');
    await expect(page.locator('img')).toBeVisible();
  });
});
