import { expect, test } from '@playwright/test';
import { becomeAdministrator, openFreshStudio } from './support/fresh-studio.ts';
import { expectNoAxeFindings } from './support/pages.ts';

const LONG = 'वार्षिक खेल दिवस पर सब बच्चे मैदान में दौड़े '.repeat(10).slice(0, 320).trim();

test('a title that is too long stays complete in its field, which says by how much', async ({ page }) => {
  test.setTimeout(90_000);
  const studio = await openFreshStudio();
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await becomeAdministrator(page, studio);
    // Typed before the scripts have loaded, as on a slow connection.
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => (await scripts.promise, route.continue()));
    await page.goto(`${studio.url}/studio/content/videos/new`, { waitUntil: 'commit' });
    const title = page.getByLabel('Title', { exact: true });
    const over = LONG.length - 300;
    await title.fill('x'.repeat(290));
    scripts.resolve();
    await expect(page.getByText('10 characters left')).toBeVisible();
    await expect(page.getByText('Saved at').first()).toBeVisible();
    await page.unroute('**/assets/*.js');
    await title.fill(LONG);
    await expect(title).toHaveValue(LONG);
    await expect(title).toHaveAccessibleDescription(new RegExp(`This is ${over} characters too long`));
    await expect(page.getByText('Something is too long.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText(`This is ${over} characters too long`);
    await expect(title).toHaveValue(LONG);
    await expectNoAxeFindings(page);
    await title.fill('Sports Day');
    await expect(title).not.toHaveAttribute('aria-invalid');

    await page.goto(`${studio.url}/studio/albums/new`);
    const name = page.getByLabel('Name of the album');
    await name.fill(LONG);
    await expect(name).toHaveValue(LONG);
    await expect(name).toHaveAccessibleDescription(new RegExp(`This is ${over} characters too long`));
    await page.getByRole('button', { name: 'Create album' }).click();
    await expect(page).toHaveURL(/albums\/new$/);
    await expect(name).toHaveValue(LONG);
  } finally {
    await studio.close();
  }
});

for (const address of ['/Gallery', '/VideoGallery', '/NewsArticle'])
  test(`a card of ${address} limits a long title, which is complete on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const heading = page.locator('main article').first().getByRole('heading');
    const lines = await heading.evaluate((element, text) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      (texts.nextNode() as Text).data = text;
      return element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
    }, LONG);
    expect(lines).toBeGreaterThan(3.5);
    expect(lines).toBeLessThan(4.5);
    await expect(heading).toHaveAccessibleName(new RegExp(LONG.slice(-40)));
  });
