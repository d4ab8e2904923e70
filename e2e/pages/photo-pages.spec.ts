import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, photosOf, withoutPictures } from '../support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const photoPages = [
  { address: '/ComputerLab', title: 'Computer Lab', count: 5, second: 'The task of the day' },
  { address: '/Sports', title: 'Sports', count: 3, second: 'Eyes on the ball' },
];

for (const { address, title, count, second } of photoPages) {
  const viewer = (page: Page) => page.getByRole('dialog', { name: `Photo viewer: ${title}` });
  const slide = (page: Page) => viewer(page).getByRole('group').and(page.locator(':not([inert])'));

  test(`the keyboard opens, navigates and closes the photos of ${address}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const photos = await photosOf(page, address);
    await expect(photos).toHaveCount(count);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('lightbox'))).toEqual([]);

    await photos.first().focus();
    await page.keyboard.press('Enter');
    await expect(slide(page)).toHaveAccessibleName(`1 of ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toHaveAccessibleName(`2 of ${count}`);
    await expect(viewer(page).getByText(second)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(photos.first()).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`a photo of ${address} leads to its file, and nothing promises more`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText('Tap or click a photo to see it larger.')).toBeHidden();
      const answer = page.waitForResponse(/\/api\/image\/[^?]*$/);
      await page.locator('[data-island]').getByRole('link').nth(1).click();
      expect((await answer).headers()['content-type']).toBe('image/jpeg');
      await expect(page.locator('img')).toBeVisible();
    });
  });
}

test('a caption is directly under its own photo, however long its neighbour’s is', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/ComputerLab');
    const gaps = await page.locator('[data-island="photo-grid"] li').evaluateAll((photos) => {
      // The second of a pair on a phone, and on a desktop.
      for (const at of [2, 4]) photos[at]!.querySelector('p')!.append(' and says what comes next'.repeat(8));
      return photos.map((photo) => {
        const [link, caption] = ['a', 'p'].map((name) => photo.querySelector(name)!.getBoundingClientRect());
        return Math.round(caption!.top - link!.bottom);
      });
    });
    expect(gaps, `at ${width} px`).toEqual([0, 0, 0, 0, 0]);
  }
});

test('a link to a facility shows its section’s heading, not covered by the sticky strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/Facilities');
  const strip = page.getByRole('navigation', { name: 'On this page' });
  await strip.getByRole('link', { name: 'Safety and Security' }).click();
  const heading = page.getByRole('heading', { name: 'Safety and Security' });
  await expect(heading).toBeInViewport();
  await expect(strip).toBeInViewport();
  const section = await page.locator('#safety-and-security').boundingBox();
  const { y, height } = (await strip.boundingBox())!;
  expect(y).toBe(0);
  expect(section!.y).toBeGreaterThanOrEqual(y + height);
});
