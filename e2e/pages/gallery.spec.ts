import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, listenForComplaints, withoutPictures } from '../support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a parent chooses a year and a month, and goes back', async ({ page, browser }) => {
      await page.goto('/Gallery');
      const total = await albumsInAll(page);
      await expect(countLine(page)).toHaveText(`${total} of ${total} albums`);

      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/[?&]year=2025\b/);
      const days = await daysShown(page);
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter((day) => !day.startsWith('2025-'))).toEqual([]);
      await expect(countLine(page)).toHaveText(`${days.length} of ${total} albums`);

      const months = await monthsOffered(page);
      expect(months).toEqual([...new Set(days.map(monthOf))].sort((a, b) => a - b));

      if (javaScriptEnabled) await waitForHydration(page);
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
      await expect.poll(() => daysShown(page)).toEqual(days);
      await page.goBack();
      await expect(countLine(page)).toHaveText(`${total} of ${total} albums`);
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('');
    });

    test('words find albums, in English and in Hindi, together with a year', async ({ page }) => {
      await page.goto('/Gallery');
      const total = await albumsInAll(page);
      await searchFor(page, 'sports DAY');
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
      await searchFor(page, 'हिन्दी');
      // The second by its Hindi text.
      await expect(albumLinks(page)).toHaveText([/हिंदी दिवस/, /Republic Day/]);
    });

    test('without results the page repeats the search and links back', async ({ page }) => {
      await page.goto('/Gallery?year=2025&month=2&q=xyzzy');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'No albums found in Feb 2025 with “xyzzy”',
      );
      await page.getByRole('link', { name: 'Search all years for “xyzzy”' }).click();
      await expect(page).toHaveURL(/\/Gallery\?q=xyzzy$/);
      await page.getByRole('link', { name: 'Show all albums' }).click();
      await expect(page).toHaveURL(/\/Gallery$/);
      expect(await cards(page).count()).toBeGreaterThan(0);
    });

    test('older albums are on the next page', async ({ page }) => {
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

test.describe('a choice applies at once', () => {
  for (const list of ['/Gallery', '/NewsArticle'])
    test(`${list}: the list, the count and the address follow it, and Back leads back`, async ({ page }) => {
      const complaints = await listenForComplaints(page);
      await page.goto(`${list}?month=11`);
      const everyNovember = await daysShown(page);
      await page.goto(list);
      await waitForHydration(page);
      const [whole, titleOfAll] = [await daysShown(page), await page.title()];
      const [year, month] = ['Year', 'Month'].map((name) => page.getByRole('combobox', { name }));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await month!.focus();
      await month!.selectOption('11');
      await expect(page).toHaveURL(new RegExp(`${list}\\?month=11$`));
      expect(new Set(everyNovember.map((day) => day.slice(0, 4))).size).toBeGreaterThan(1);
      expect(everyNovember.filter((day) => monthOf(day) !== 11)).toEqual([]);
      await expect.poll(() => daysShown(page)).toEqual(everyNovember);
      await expect(page.locator('[data-browse-count]')).toHaveText(
        new RegExp(`^${everyNovember.length} of \\d+ (albums|news items), every November$`),
      );
      await expect(page.locator('[data-browse-count]')).toHaveAttribute('aria-live', 'polite');
      await expect(page).toHaveTitle(/every November/);
      await expect(month!).toBeFocused();

      await year!.selectOption('2025');
      await expect(page).toHaveURL(new RegExp(`${list}\\?year=2025&month=11$`));
      const november = everyNovember.filter((day) => day.startsWith('2025-'));
      await expect.poll(() => daysShown(page)).toEqual(november);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /year=2025&month=11$/);
      expect(await monthsOffered(page)).toContain(11);

      await page.goBack();
      await expect.poll(() => daysShown(page)).toEqual(everyNovember);
      await expect(year!).toHaveValue('');
      await expect(month!).toHaveValue('11');
      await page.goBack();
      await expect.poll(() => daysShown(page)).toEqual(whole);
      await expect(month!).toHaveValue('');
      await expect(page).toHaveTitle(titleOfAll);
      await page.goForward();
      await expect.poll(() => daysShown(page)).toEqual(everyNovember);
      expect(await page.evaluate(() => 'sameDocument' in window), 'without a page in between').toBe(true);
      await expectNoAxeFindings(page);
      expect(complaints).toEqual([]);
    });

  test('includes the text in the search box, at a single address', async ({ page }) => {
    await page.goto('/Gallery');
    await waitForHydration(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('  sports   ');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expect(page).toHaveURL(/\/Gallery\?year=2025&q=sports$/);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/Gallery\?year=2025$/);
    await waitForHydration(page);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('');
    await expect(page).toHaveURL(/\/Gallery$/);
  });

  test('a month that the other year lacks is reset', async ({ page }) => {
    await page.goto('/Gallery');
    const total = await monthsOffered(page);
    await page.goto('/Gallery?year=2025');
    const of2025 = await monthsOffered(page);
    const gone = total.find((month) => !of2025.includes(month))!;
    await page.goto(`/Gallery?month=${gone}`);
    await waitForHydration(page);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expect(page).toHaveURL(/\/Gallery\?year=2025$/);
    await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('');
  });

  test('arrow keys on a closed select wait for the final choice, and the focus stays', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('year=')) requested.push(new URL(request.url()).search);
    });
    await page.goto('/Gallery');
    await waitForHydration(page);
    const year = page.getByRole('combobox', { name: 'Year' });
    await year.focus();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
    const chosen = await year.inputValue();
    await expect(page).toHaveURL(new RegExp(`\\?year=${chosen}$`));
    await expect(year).toBeFocused();
    expect(requested, 'what was passed on the way is not asked for').toEqual([`?year=${chosen}`]);
    // A visitor who continues is not delayed.
    await page.keyboard.press('ArrowUp');
    const other = await year.inputValue();
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(new RegExp(`\\?year=${other}$`));
    await expect(page.getByRole('combobox', { name: 'Month' })).toBeFocused();
  });

  test('if it cannot be loaded the page says so, and Show tries again', async ({ page }) => {
    await page.goto('/Gallery');
    await waitForHydration(page);
    const before = await daysShown(page);
    await page.route(/year=2025/, (route) => route.abort());
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expect(page.getByText('Please press Show to try again.')).toBeVisible();
    await expect(page).toHaveURL(/\/Gallery$/);
    expect(await daysShown(page)).toEqual(before);
    await page.unroute(/year=2025/);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\?year=2025$/);
  });

  test('more of a filtered list can be loaded, and is there again after Back', async ({ page }) => {
    await page.goto('/Gallery?year=2025');
    await waitForHydration(page);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('');
    await expect(page).toHaveURL(/\/Gallery$/);
    await page.locator('[data-island="load-more"]').waitFor();
    const before = await cards(page).count();
    await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
    await loadMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    const after = await cards(page).count();
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expect(page).toHaveURL(/\?year=2025$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(before);
    await page.goBack();
    await expect(cards(page)).toHaveCount(after);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a month of every year is chosen with Show', async ({ page }) => {
    await page.goto('/Gallery');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('11');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/[?&]month=11\b/);
    const days = await daysShown(page);
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => monthOf(day) !== 11)).toEqual([]);
  });
});

test('more albums come below the others, and stay as long as the list is open', async ({ page }) => {
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
  await page.locator('[data-island="loaded-again"][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(cards(page), 'a new visit begins at the start').toHaveCount(before);
});

for (const width of [360, 1440])
  test(`Back shows all that was loaded, at the same scroll position, at ${width} px`, async ({ page }) => {
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
      const offset = await cards(page)
        .nth(opened)
        .evaluate((card) => (card.scrollIntoView({ block: 'center' }), card.getBoundingClientRect().y));
      await albumLinks(page).nth(opened).click();
      await expect(page.getByRole('heading', { level: 1, name: titles[opened]! })).toBeVisible();
      await page.locator('[data-island="go-back"][data-hydrated]').waitFor();
      await goBackTo();
      await expect(albumLinks(page)).toHaveText(titles);
      await expect
        .poll(async () => Math.abs((await cards(page).nth(opened).boundingBox())!.y - offset))
        .toBeLessThan(100);
      await page.locator('[data-island="load-more"]').scrollIntoViewIfNeeded();
      await expect(loadMore(page), 'there is no more to load').toHaveCount(0);
    }
  });

test('if more albums cannot be loaded, the page says so and the link is still there', async ({ page }) => {
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

test('Go Back returns to the filtered list, also via another album', async ({ page }) => {
  // Pressed while one page fades into the next.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const albumLinks = (page: Page) => cards(page).getByRole('link');
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more albums' });
const goBack = (page: Page) => page.getByRole('link', { name: 'Go Back' });
const countLine = (page: Page) => page.getByText(/^\d+ of \d+ albums$/);
const monthOf = (day: string) => Number(day.slice(5, 7));

/** The first time of a card is the day it is listed by. */
/** Of the whole page: its address changes before all of its cards are there. */
async function daysShown(page: Page): Promise<string[]> {
  await page.waitForLoadState('domcontentloaded');
  return cards(page).evaluateAll((all) => all.map((card) => card.querySelector('time')?.dateTime ?? ''));
}

/** A choice applies at once after hydration. */
const waitForHydration = (page: Page) =>
  page.locator('[data-island="apply-filter"][data-hydrated]').waitFor();

async function searchFor(page: Page, words: string): Promise<void> {
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

/** Counted by opening all pages. */
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
