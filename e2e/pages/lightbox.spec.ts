import { expect, type Locator, type Page, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';
import { expectNoAxeFindings, photosOf, withoutPictures } from '../support/pages.ts';

// Its photos slide, and it fades.
test.use(withMotion);

let connectionIsDown: boolean;
test.beforeEach(({ page }) => {
  connectionIsDown = false;
  return withoutPictures(page, () => connectionIsDown);
});

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer: Diwali in the courtyard' });
/** Its neighbours are next to it, off the screen and not focusable. */
const slide = (page: Page) => viewer(page).getByRole('group').and(page.locator(':not([inert])'));
const shown = (page: Page) => slide(page).getByRole('img');
const thumbnail = (page: Page, number: number) =>
  viewer(page)
    .getByRole('navigation')
    .getByRole('button', { name: `${number} of 12`, exact: true });
const tool = (page: Page, name: string) => viewer(page).getByRole('button', { name });

test('a photo opens in the viewer, which the keyboard navigates and closes', async ({ page }) => {
  const photos = await photosOf(page);
  await photos.nth(2).click();
  await expect(viewer(page)).toBeVisible();
  await expect(slide(page)).toHaveAccessibleName('3 of 12');
  await expect(viewer(page).getByText('Marigolds over the front door')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.keyboard.press('ArrowRight');
  await expect(slide(page)).toHaveAccessibleName('4 of 12');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page)).toHaveAccessibleName('3 of 12');

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(photos.nth(2)).toBeFocused();
});

test('the address follows the photo, and Back closes', async ({ page }) => {
  const photos = await photosOf(page);
  const album = page.url();
  const [third, fourth] = await Promise.all(
    [2, 3].map((index) => photos.nth(index).evaluate((link: HTMLAnchorElement) => link.href)),
  );
  await photos.nth(2).click();
  await expect(page).toHaveURL(third!);
  await expect(slide(page)).toHaveAccessibleName('3 of 12');
  // The viewer handles keys once it has the focus.
  await expect(viewer(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(fourth!);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(album);
  await page.goForward();
  await expect(slide(page)).toHaveAccessibleName('4 of 12');
  await tool(page, 'Close').click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(album);
});

test('a link to a photo opens the viewer at it, and closing it leads to the album', async ({ page }) => {
  const photos = await photosOf(page);
  const album = page.url();
  const [third, fourth] = await Promise.all(
    [2, 3].map((index) => photos.nth(index).evaluate((link: HTMLAnchorElement) => link.href)),
  );
  await page.goto(third!);
  await expect(slide(page)).toHaveAccessibleName('3 of 12');
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(fourth!);
  await page.reload();
  await expect(slide(page)).toHaveAccessibleName('4 of 12');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(album);
  await expect(photos).toHaveCount(12);
});

test('the viewer has its buttons', async ({ page }) => {
  const photos = await photosOf(page);
  await photos.first().click();
  await expect(tool(page, 'Full screen')).toBeEnabled();

  const thumbnails = viewer(page).getByRole('navigation', { name: 'Thumbnails' });
  await expect(thumbnails.locator('[aria-current]')).toHaveAccessibleName('1 of 12');
  await thumbnail(page, 4).click();
  await expect(slide(page)).toHaveAccessibleName('4 of 12');
  await expect(thumbnails.locator('[aria-current]')).toHaveAccessibleName('4 of 12');
  await tool(page, 'Hide thumbnails').click();
  await expect(thumbnails).toBeHidden();

  const download = page.waitForEvent('download');
  await viewer(page).getByRole('link', { name: 'Download this photo' }).click();
  const saved = await download;
  expect(saved.url()).toMatch(/\/api\/image\/LFIS\/public\/Images\/[0-9a-f]+\.jpg$/);
  expect(saved.suggestedFilename()).toBe('lfis-diwali-2026-4.jpg');

  await tool(page, 'Close').click();
  await expect(viewer(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`every photo can be enlarged eightfold at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const photos = await photosOf(page);
    await photos.first().click();
    const fetched = () => shown(page).evaluate((picture: HTMLImageElement) => picture.currentSrc);

    // Landscape, portrait and square; the second and third are smaller than a wide screen.
    for (const number of [1, 3, 5]) {
      if (number > 1) await thumbnail(page, number).click();
      await expect(slide(page)).toHaveAccessibleName(`${number} of 12`);
      const [before, smaller] = [await widthOf(shown(page)), await fetched()];
      while (await tool(page, 'Zoom in').isEnabled()) await tool(page, 'Zoom in').click();
      await expect.poll(async () => (await widthOf(shown(page))) / before).toBeCloseTo(8, 1);
      // On a wide screen the largest one was shown from the beginning.
      if (width < 1280 && number === 1) expect(await fetched(), 'a larger rendition').not.toBe(smaller);
    }
  });
}

test.describe('a photo that did not load', () => {
  const failure = (page: Page) => slide(page).getByText('This photo could not be loaded.');

  test.beforeEach(async ({ page }) => {
    const photos = await photosOf(page);
    connectionIsDown = true;
    await photos.first().click();
    await expect(failure(page)).toBeVisible();
  });

  test('is requested again on demand, and the keys still change the photos', async ({ page }) => {
    await expectNoAxeFindings(page);
    const again = slide(page).getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(failure(page)).toBeVisible();
    connectionIsDown = false;
    await again.press('Enter');
    await expectPhoto(page);
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toHaveAccessibleName('2 of 12');
  });

  test('is requested again once the browser has its connection back', async ({ page, context }) => {
    await context.setOffline(true);
    connectionIsDown = false;
    await context.setOffline(false);
    await expectPhoto(page);
  });

  test('is requested again when it is shown again', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toHaveAccessibleName('2 of 12');
    await expect(failure(page)).toBeVisible();
    connectionIsDown = false;
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page)).toHaveAccessibleName('1 of 12');
    await expectPhoto(page);
  });

  async function expectPhoto(page: Page): Promise<void> {
    await expect(failure(page)).toHaveCount(0);
    await shown(page).evaluate((picture: HTMLImageElement) => picture.decode());
  }
});

test('the slideshow continues by itself until it is stopped', async ({ page }) => {
  const begin = new Date('2026-11-15T10:00:00Z');
  await page.clock.install({ time: begin });
  const photos = await photosOf(page);
  await photos.first().click();
  await expect(shown(page)).toHaveJSProperty('complete', true);
  // From here on the test controls the time.
  await page.clock.pauseAt(begin.getTime() + 3_600_000);
  await tool(page, 'Play slideshow').click();
  await page.clock.runFor(1600);
  await expect(slide(page)).toHaveAccessibleName('1 of 12');
  await page.clock.runFor(200);
  await expect(slide(page)).toHaveAccessibleName('2 of 12');
  await tool(page, 'Pause slideshow').click();
  await page.clock.runFor(5000);
  await expect(slide(page)).toHaveAccessibleName('2 of 12');
});

test('nothing slides with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const { duration } = options as KeyframeAnimationOptions;
      if (Number(duration) > 0) document.documentElement.dataset.glides = 'true';
      return animate.call(this, keyframes, options);
    };
  });
  const glides = () => page.evaluate(() => document.documentElement.dataset.glides);
  const fade = () =>
    viewer(page).evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).transitionDuration));

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const photos = await photosOf(page);
    await photos.first().click();
    await expect(slide(page)).toHaveAccessibleName('1 of 12');
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toHaveAccessibleName('2 of 12');
    expect(await glides()).toBe(reducedMotion === 'reduce' ? undefined : 'true');
    expect((await fade()) > 0.1).toBe(reducedMotion !== 'reduce');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe changes the photos', async ({ page }) => {
    const photos = await photosOf(page);
    await photos.first().tap();
    await expect(slide(page)).toHaveAccessibleName('1 of 12');
    await expectNoAxeFindings(page);
    await swipe(page, { from: 280, to: 60 });
    await expect(slide(page)).toHaveAccessibleName('2 of 12');
    await swipe(page, { from: 60, to: 280 });
    await expect(slide(page)).toHaveAccessibleName('1 of 12');
  });
});

const widthOf = async (picture: Locator) => (await picture.boundingBox())!.width;

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 320 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
  await touch('touchEnd');
  await session.detach();
}
