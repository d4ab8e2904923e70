import { expect, test } from '@playwright/test';
import { expectTabAt } from '../support/pages.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a video opens in a tab of its own, and its site is not requested before', async ({
      page,
      context,
      baseURL,
    }) => {
      const requested: string[] = [];
      await context.route(/videos\.lfis\.example/, (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>The video</h1>' });
      });
      const hosts = new Set<string>();
      context.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await page.goto('/Gallery');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Video Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Gallery');
      const videos = page.getByRole('main').getByRole('article');
      const first = videos.first().getByRole('link');
      await expect(first).toHaveAccessibleName(/\(opens in a new tab\)$/);
      await videos.last().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect([[...hosts], requested]).toEqual([[baseURL], []]);

      const opened = context.waitForEvent('page');
      // The title's link covers the whole card.
      await videos.first().locator('time').click({ force: true });
      const tab = await opened;
      await expect(tab.getByRole('heading')).toHaveText('The video');
      expect(requested).toEqual([await first.getAttribute('href')]);
      await expect(page).toHaveURL(/\/VideoGallery$/);
    });
  });
}

test('the keyboard opens a video', async ({ page, context }) => {
  await context.route(/videos\.lfis\.example/, (route) => route.fulfill({ body: 'The video' }));
  await page.goto('/VideoGallery');
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expectTabAt(await opened, (await first.getAttribute('href'))!);
});

/* The specification gives a video 900 × 200 by default, and opens videos in a new tab. Our reading of both:
   "the video frame's defaults, 900 wide and 200 high at least, are named constants where a lightbox shows a
   moving slide". No page embeds a video; an animation in a dialog has that frame. */
test('no video is embedded, and an animation in a dialog has a frame 900 px wide and at least 200 high', async ({
  page,
}) => {
  // A visitor who prefers reduced motion gets another picture.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const address of [
    '/VideoGallery',
    '/Gallery',
    '/SubGallery?id=lfis-diwali-2026',
    '/SchoolERPSoftware',
  ]) {
    await page.goto(address);
    await expect(page.locator('video, iframe, embed, object'), address).toHaveCount(0);
  }
  const dialog = page.getByRole('dialog', { name: 'Fees' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Play: Fees' }).click();
  expect((await dialog.boundingBox())!.width).toBe(900);
  for (const [width, height] of [
    [1440, 900],
    [1024, 320],
    [360, 640],
    [640, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    const stage = await dialog.locator('picture').boundingBox();
    expect(stage!.height, `at ${width} × ${height}`).toBeGreaterThanOrEqual(200);
    expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(Math.min(900, width));
  }
});
