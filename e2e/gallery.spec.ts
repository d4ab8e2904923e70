import { expect, type Page, test } from '@playwright/test';
import { withoutPictures } from './support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a parent chooses a year and a month, and goes back', async ({ page, browser }) => {
      await page.goto('/Gallery');
      const total = await albumsInAll(page);
      await expect(countLine(page)).toHaveText(`${total} of ${total} albums`);

      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/[?&]year=2025\b/);
      const days = await daysShown(page);
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter((day) => !day.startsWith('2025-'))).toEqual([]);
      await expect(countLine(page)).toHaveText(`${days.length} of ${total} albums`);

      const months = await monthsOffered(page);
      expect(months).toEqual([...new Set(days.map(monthOf))].sort((a, b) => a - b));

      await page.getByRole('combobox', { name: 'Month' }).selectOption(String(months[0]));
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]month=${months[0]}\\b`));
      const inMonth = days.filter((day) => monthOf(day) === months[0]);
      expect(await daysShown(page)).toEqual(inMonth);

      const elsewhere = await browser.newPage({ javaScriptEnabled });
      await withoutPictures(elsewhere);
      await elsewhere.goto(page.url());
      expect(await daysShown(elsewhere)).toEqual(inMonth);
      await expect(elsewhere.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
      await elsewhere.close();

      await page.goBack();
      expect(await daysShown(page)).toEqual(days);
      await page.goBack();
      await expect(countLine(page)).toHaveText(`${total} of ${total} albums`);
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('');
    });

    test('older albums are a page further', async ({ page }) => {
      await page.goto('/Gallery');
      const newest = await daysShown(page);
      await page.getByRole('link', { name: 'Older albums' }).click();
      await expect(page).toHaveURL(/[?&]page=2\b/);
      const older = await daysShown(page);
      expect(older[0]! <= newest.at(-1)!).toBe(true);
      await page.getByRole('link', { name: 'Newer albums' }).click();
      await expect(page).toHaveURL(/\/Gallery$/);
      expect(await daysShown(page)).toEqual(newest);
    });
  });
}

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/Gallery');
  await tabTo(page, page.getByRole('combobox', { name: 'Year' }));
  await page.keyboard.press('ArrowDown');
  const year = await page.getByRole('combobox', { name: 'Year' }).inputValue();
  await tabTo(page, page.getByRole('button', { name: 'Show' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`year=${year}`));

  const album = albumLinks(page).first();
  const title = await album.innerText();
  await tabTo(page, album);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Go Back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const albumLinks = (page: Page) => cards(page).getByRole('link');
const countLine = (page: Page) => page.getByText(/^\d+ of \d+ albums$/);
const monthOf = (day: string) => Number(day.slice(5, 7));

const daysShown = (page: Page) =>
  cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

async function monthsOffered(page: Page): Promise<number[]> {
  const values = await page
    .getByRole('combobox', { name: 'Month' })
    .locator('option')
    .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)));
  return values.filter((month) => month > 0).sort((a, b) => a - b);
}

/** Counted by turning the pages. */
async function albumsInAll(page: Page): Promise<number> {
  let count = await cards(page).count();
  while (await page.getByRole('link', { name: 'Older albums' }).isVisible()) {
    await page.getByRole('link', { name: 'Older albums' }).click();
    await page.waitForURL(/page=/);
    count += await cards(page).count();
  }
  await page.goto('/Gallery');
  return count;
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('not reached with the Tab key');
}
