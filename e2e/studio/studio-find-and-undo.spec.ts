import { expect, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { expectNoAxeFindings } from '../support/pages.ts';
import { signOut } from '../support/studio-menu.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

/** Without scripts, what can be done with selected items is always below the list. */
const waitForHydration = (page: Page) => expect(page.getByText('Selected items:')).toHaveCount(0);

test('what is moved to the trash is restored from the same page; everything is found by one shortcut', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/news?sort=title&page=2`);
  await waitForHydration(page);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('input[type=checkbox]') });
  const count = await rows.count();
  const last = rows.last().getByRole('link');
  const title = (await last.textContent())!;
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();

  await expect(page).toHaveURL(/\?sort=title&page=2&done=trashed&undo=/);
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport();
  await expect(rows).toHaveCount(count - 1);
  expect(await page.evaluate(() => window.scrollY), 'where one was').toBeGreaterThan(0);
  // With the focus inside, it stays.
  await page.keyboard.press('Shift');
  await undo.focus();
  await page.clock.install();
  await page.clock.runFor(30_000);
  // At the end of the list it covers nothing.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectNoAxeFindings(page);
  await undo.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 item was restored.' })).toBeVisible();
  await expect(rows).toHaveCount(count);

  // Left alone, it disappears after ten seconds; the item is in the trash.
  await page.getByText('Select', { exact: true }).click();
  await page.getByLabel(`Select ${title}`).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(undo).toBeVisible();
  // The pointer is where the bar was, and may hover over what is there now.
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(undo).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/studio\/search$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('winter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('link').first()).toContainText(
    'Winter',
  );
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
});

test('signed-in staff can edit what they read; families get the same page as always', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const edit = page.getByRole('link', { name: 'Edit this' });
  const editAddresses = {
    '/': /\/studio\/content\/pages\/lfis-page-home$/,
    '/NewsArticle?id=lfis-news-winter-timings-2026':
      /\/studio\/content\/news\/lfis-news-winter-timings-2026$/,
    '/SubGallery?id=lfis-diwali-2026': /\/studio\/content\/albums\/lfis-diwali-2026$/,
    '/Sports': /\/studio\/content\/pages\/lfis-page-sports$/,
  };
  for (const [path, form] of Object.entries(editAddresses)) {
    await page.goto(studio.url + path);
    const closing = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (path === '/') await closing.click();
    await edit.click();
    await expect(page, path).toHaveURL(form);
  }
  await page.goto(`${studio.url}/Sports`);
  await expectFine(page);

  // The server sends the same page to both, and a stranger's browser adds nothing.
  const stranger = await browser.newPage({ viewport: PHONE });
  const sent = await stranger.goto(`${studio.url}/Sports`);
  const [theirs, ours] = await Promise.all([sent!.text(), page.request.get(`${studio.url}/Sports`)]);
  expect(await ours.text()).toBe(theirs);
  await expect(stranger.getByRole('link', { name: 'Edit this' })).toHaveCount(0);

  await page.goto(`${studio.url}/studio`);
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(async () => {
    await page.goto(`${studio.url}/Sports`);
    await expect(edit).toHaveCount(0);
  }).toPass();
});
