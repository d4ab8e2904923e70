import { expect, type Page, test } from '@playwright/test';
import { watchMovement } from '../support/motion.ts';
import { expectNoAxeFindings, listenForComplaints, withoutPictures } from '../support/pages.ts';

const TIMINGS = '/NewsArticle?id=lfis-news-winter-timings-2026';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('from home to the news, by year, month and words to a story, and on to its neighbour', async ({
      page,
    }) => {
      await withoutPictures(page);
      await page.goto('/');
      if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'All news' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and Articles');
      const total = Number(/of (\d+) news items/.exec(await countLine(page).innerText())![1]);

      await page.getByRole('combobox', { name: 'Year' }).selectOption('2026');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/year=2026/);
      await page.getByRole('combobox', { name: 'Month' }).selectOption('11');
      await page.getByRole('searchbox', { name: 'Search' }).fill('WINTER timings');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/year=2026&month=11&q=/);
      await expect(countLine(page)).toHaveText(new RegExp(`of ${total} news items`));

      await cards(page)
        .getByRole('link', { name: /^Winter timings/ })
        .click();
      await expect(page).toHaveURL(TIMINGS);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Winter timings from Monday, 2 November',
      );
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(/winter timings/i);
      await page.goForward();
      const other = page.getByRole('navigation', { name: 'Other stories' }).getByRole('link').first();
      const title = await other.locator('span').innerText();
      await other.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('a search without results says so and links back', async ({ page }) => {
      await withoutPictures(page);
      await page.goto('/NewsArticle?year=2026&q=zebra');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('zebra');
      await page.getByRole('link', { name: 'Show all news' }).click();
      await expect(page).toHaveURL(/\/NewsArticle$/);
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('the whole card links to the story, except its attachment', async ({ page }) => {
  await withoutPictures(page);
  await page.goto('/NewsArticle?q=winter+timings&year=2026&month=11');
  const card = cards(page).filter({ has: page.getByRole('link', { name: /^Winter timings/ }) });
  const file = await card.getByRole('link', { name: 'Attachment' }).getAttribute('href');
  expect((await page.request.get(file!)).headers()['content-type']).toBe('application/pdf');
  // The title's link covers the whole card.
  await card.locator('time').first().click({ force: true });
  await expect(page).toHaveURL(TIMINGS);
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('link')).toHaveAttribute(
    'href',
    file!,
  );
});

test('more news are added below without a page load', async ({ page }) => {
  await withoutPictures(page);
  await page.goto('/NewsArticle');
  const before = await cards(page).count();
  await hydrate(page, 'load-more');
  await page.getByRole('button', { name: 'Load more news' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

test('the device’s share sheet gets the story’s address; without one, it is copied', async ({
  page,
  context,
}) => {
  await withoutPictures(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (what: unknown) => Promise.resolve(void shared.push(what)),
    });
  });
  await page.goto(`${TIMINGS}&utm_source=chat`);
  const url = new URL(TIMINGS, page.url()).href;
  await hydrate(page, 'share-link');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Winter timings from Monday, 2 November', url }]);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('the print button prints, and the sheet has the story and no controls', async ({ page }) => {
  await withoutPictures(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(TIMINGS);
  await hydrate(page, 'print-button');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('From Monday, 2 November, Classes 1 to 8')).toBeVisible();
  expect(
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
  ).toBe('rgb(0, 0, 0)');
  for (const name of ['Share or print', 'More news'])
    await expect(page.getByRole('heading', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('nothing moves while a story hydrates, the browser reports nothing, and the keyboard is enough', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await withoutPictures(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moved = await watchMovement(page);
  await page.goto(TIMINGS);
  const share = page.getByRole('button', { name: 'Share' });
  await hydrate(page, 'share-link');
  await expect(share).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await moved()).toBeLessThan(0.01);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await share.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(share).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  expect(complaints).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(TIMINGS);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a story has neither share nor print, nor a heading without content', async ({ page }) => {
    await withoutPictures(page);
    await page.goto(TIMINGS);
    await expect(page.getByText('From Monday, 2 November, Classes 1 to 8')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Share or print')).toBeHidden();
    await expect(page.getByRole('definition').first()).toHaveText('2 Nov 2026');
  });
});

test('after more news were added axe still finds nothing', async ({ page }) => {
  await withoutPictures(page);
  await page.goto('/NewsArticle');
  await hydrate(page, 'load-more');
  await page.getByRole('button', { name: 'Load more news' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(13);
  await expectNoAxeFindings(page);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const countLine = (page: Page) => page.getByText(/^\d+ of \d+ news items$/);

/** An island hydrates once it is near the screen. */
async function hydrate(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
}
