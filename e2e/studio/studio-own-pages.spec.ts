import { writeTable } from '../support/write-table.ts';
import { expect, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

test('a page of fees is written on a phone, put into the menu, and fits into its one row', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);

  await page.goto(`${studio.url}/studio/content/ownpages`);
  await page.getByRole('link', { name: 'Add a page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a page' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: /Fee structure/ }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('/FeeStructure');
  await page.locator('button[aria-expanded]', { hasText: 'Fees by class' }).click();
  await writeTable(page, [[], ['Nursery', 'Rs. 1,000'], ['KG', 'Rs. 1,200']]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();

  await page.goto(`${studio.url}/studio/content/menus`);
  await expect(page.getByText(/The menu bar has room for about \d+ more letters\./)).toBeVisible();
  await page.locator('button[aria-expanded]', { hasText: 'Admission' }).click();
  await page.getByRole('button', { name: 'Add another page' }).click();
  await page.getByRole('group', { name: 'Page 4' }).getByLabel('Page').selectOption('Fee structure');
  await expectFine(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
  expect(complaints).toEqual([]);

  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(studio.url);
  await family.getByRole('button', { name: 'Menu' }).click();
  await family.getByRole('link', { name: 'Fee structure' }).click();
  await expect(family.getByRole('heading', { level: 1, name: 'Fee structure' })).toBeVisible();
  await expect(family.getByRole('cell', { name: 'Rs. 1,200' })).toBeVisible();
  await expectFine(family);
});

test('as many names as the studio allows fit into one row, wherever the bar is shown', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/menus`);
  await page.locator('button[aria-expanded]', { hasText: 'Pages in the menu bar' }).click();
  await page.getByRole('button', { name: 'Add another page' }).click();
  const third = page.getByRole('group', { name: 'Page 3' });
  // Found by a word, a section with its page; then the page as a whole.
  await third.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search the pages' });
  await search.getByRole('searchbox').fill('safety facil');
  await expectFine(page);
  await search.getByRole('listitem').getByRole('button').first().click();
  await expect(third.getByLabel('Page')).toHaveValue('facilities');
  await expect(third.getByLabel('Section of Facilities')).not.toHaveValue('facilities');
  await third.getByLabel('Page').selectOption('Sports');
  // Letter by letter, until the limit.
  const room = page.getByText(/^(The menu bar has room|The names in the menu bar are)/);
  const name = third.getByLabel('Name');
  for (const letter of 'mmmmmmmmmmmm') {
    await name.fill((await name.inputValue()) + letter);
    if (/too long/.test(await room.innerText())) break;
  }
  await expect(room).toContainText('too long for one row');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/do not fit in one row/).first()).toBeVisible();
  await name.fill((await name.inputValue()).slice(1));
  await expect(room).toContainText('has room');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();

  for (const width of [1264, 1300, 1440, 1536, 1920, 2560]) {
    const family = await browser.newPage({ viewport: { width, height: 800 } });
    await family.goto(`${studio.url}/Sports`);
    await family.evaluate(() => document.fonts.ready);
    const boxes = await family
      .locator('header nav > ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `${width} px`).toBe(1);
    expect(
      await family.evaluate(() => document.documentElement.scrollWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(width);
    const logo = (await family.locator('header a').first().boundingBox())!;
    expect(boxes[0]!.left, `${width} px`).toBeGreaterThan(logo.x + logo.width);
    await family.close();
  }
});
