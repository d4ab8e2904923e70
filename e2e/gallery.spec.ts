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

    test('words find albums, in English and in Hindi, together with a year', async ({ page }) => {
      await page.goto('/Gallery');
      const total = await albumsInAll(page);
      await lookFor(page, 'sports DAY');
      await expect(page).toHaveURL(/[?&]q=sports\+DAY/);
      const titles = await albumLinks(page).allInnerTexts();
      expect(titles.length).toBeGreaterThan(1);
      expect(titles).toContain('Sports Day');
      await expect(countLine(page)).toHaveText(`${titles.length} of ${total} albums`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('sports DAY');

      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/year=2025.*q=sports/);
      const inYear = await albumLinks(page).allInnerTexts();
      expect(inYear.length).toBeGreaterThan(0);
      expect(inYear.length).toBeLessThan(titles.length);
      expect((await daysShown(page)).filter((day) => !day.startsWith('2025-'))).toEqual([]);

      await page.goto('/Gallery');
      await lookFor(page, 'हिन्दी');
      await expect(albumLinks(page)).toHaveText([/हिंदी दिवस/]);
    });

    test('where nothing is found the page says what it looked for and leads back', async ({ page }) => {
      await page.goto('/Gallery?year=2025&month=2&q=xyzzy');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'No album in Feb 2025 with “xyzzy”',
      );
      await page.getByRole('link', { name: 'Look for “xyzzy” in all years' }).click();
      await expect(page).toHaveURL(/\/Gallery\?q=xyzzy$/);
      await page.getByRole('link', { name: 'Show all albums' }).click();
      await expect(page).toHaveURL(/\/Gallery$/);
      expect(await cards(page).count()).toBeGreaterThan(0);
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

for (const list of ['/Gallery', '/NewsArticle'])
  test(`${list}: once a year is chosen its months can be, without a page in between`, async ({ page }) => {
    await page.goto(`${list}?year=2025`);
    const months = await monthsOffered(page);
    await page.goto(list);
    await page.locator('[data-island="months-of-year"][data-awake]').waitFor();
    const [year, month] = ['Year', 'Month'].map((name) => page.getByRole('combobox', { name }));
    await expect(month!.locator('option')).toHaveText(['All Month', 'Choose a year first']);
    await year!.selectOption('2025');
    expect(await monthsOffered(page)).toEqual(months);
    await month!.selectOption(String(months[0]));
    await year!.selectOption('');
    await expect(month!.locator('option')).toHaveText(['All Month', 'Choose a year first']);
    await expect(month!).toHaveValue('');
    await year!.selectOption('2025');
    await month!.selectOption(String(months[0]));
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`year=2025&month=${months[0]}\\b`));
    await expect(month!).toHaveValue(String(months[0]));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of months says what brings them', async ({ page }) => {
    await page.goto('/Gallery');
    await expect(page.getByRole('combobox', { name: 'Month' }).locator('option')).toHaveText([
      'All Month',
      'Choose a year, then Show',
    ]);
  });
});

test('more albums come below the others, and stay for as long as the visit of the list', async ({ page }) => {
  await page.goto('/Gallery');
  const before = await cards(page).count();
  await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
  await loadMore(page).click();
  const total = await page.getByText(/^\d+ of \d+ albums$/).innerText();
  await expect(cards(page)).toHaveCount(Number.parseInt(total, 10));
  const after = await cards(page).count();
  await expect(page.getByRole('status')).toHaveText(`${after - before} more albums`);
  await expect(albumLinks(page).nth(before)).toBeFocused();
  await expect(page).toHaveURL(/\/Gallery$/);
  await expect(page.getByRole('link', { name: 'Older albums' })).toHaveCount(0);
  await expect(loadMore(page)).toHaveCount(0);

  await page.reload();
  await expect(cards(page), 'a reload shows them all').toHaveCount(after);
  await page.goto('/Facilities');
  await page.goto('/Gallery');
  await page.locator('[data-island="loaded-again"][data-awake]').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(cards(page), 'a visit anew begins anew').toHaveCount(before);
});

for (const width of [360, 1440])
  test(`Back shows all that was loaded, at the place one was, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Gallery');
    const before = await cards(page).count();
    await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
    await loadMore(page).click();
    await expect(loadMore(page)).toHaveCount(0);
    const titles = await albumLinks(page).allInnerTexts();
    const opened = before + 6;
    expect(titles.length).toBeGreaterThan(opened);
    for (const goBackTo of [() => page.goBack(), () => goBack(page).click()]) {
      const place = await cards(page)
        .nth(opened)
        .evaluate((card) => (card.scrollIntoView({ block: 'center' }), card.getBoundingClientRect().y));
      await albumLinks(page).nth(opened).click();
      await expect(page.getByRole('heading', { level: 1, name: titles[opened]! })).toBeVisible();
      await page.locator('[data-island="go-back"][data-awake]').waitFor();
      await goBackTo();
      await expect(albumLinks(page)).toHaveText(titles);
      await expect
        .poll(async () => Math.abs((await cards(page).nth(opened).boundingBox())!.y - place))
        .toBeLessThan(100);
      await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
      await expect(loadMore(page), 'there is no more to load').toHaveCount(0);
    }
  });

test('when more albums cannot be had, the page says so and the link is still there', async ({ page }) => {
  await page.goto('/Gallery');
  await page.route(/page=2/, (route) => route.abort());
  const before = await cards(page).count();
  await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
  await loadMore(page).click();
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(cards(page)).toHaveCount(before);
  await page.unroute(/page=2/);
  await page.getByRole('link', { name: 'Older albums' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test('Go Back returns to the list as it was filtered, by way of another album too', async ({ page }) => {
  await page.goto('/Gallery?year=2025&q=day');
  const list = page.url();
  const shown = await daysShown(page);
  await albumLinks(page).first().click();
  await expect(goBack(page)).toHaveAttribute('href', '/Gallery?year=2025&q=day');
  await goBack(page).click();
  await expect(page).toHaveURL(list);
  expect(await daysShown(page)).toEqual(shown);

  await albumLinks(page).first().click();
  await page.getByRole('link', { name: /Previous album/ }).click();
  await expect(goBack(page)).toHaveAttribute('href', '/Gallery?year=2025&q=day');
  await goBack(page).click();
  await expect(page).toHaveURL(list);
});

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
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more albums' });
const goBack = (page: Page) => page.getByRole('link', { name: 'Go Back' });
const countLine = (page: Page) => page.getByText(/^\d+ of \d+ albums$/);
const monthOf = (day: string) => Number(day.slice(5, 7));

const daysShown = (page: Page) =>
  cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

async function lookFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/[?&]q=/);
}

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
