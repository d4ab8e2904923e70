import { expect, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { PHONE, WIDE } from '../support/both-widths.ts';
import { expectNoAxeFindings, listenForComplaints } from '../support/pages.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

/** The visible page; the next one is prepared behind it. */
const inSight = (page: Page) => page.frameLocator('iframe:not([data-waits])');

test('on a desktop the real page is next to its form, follows the text and opens what is pressed', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  // By client-side navigation: the policy of the first page applies here.
  await page.goto(`${studio.url}/studio/content/pages`);
  await page.getByRole('link', { name: 'Facilities', exact: true }).click();
  const heading = inSight(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Facilities');
  await expect(inSight(page).getByRole('link', { name: 'Back to the form' })).toHaveCount(0);

  // A pressed section opens, and is outlined in the page.
  const [, second] = await inSight(page).locator('main section[id] h2').all();
  const name = await second!.innerText();
  await second!.click();
  const row = page.getByRole('button', { name: new RegExp(name) }).and(page.locator('[aria-expanded]'));
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(inSight(page).locator('[data-open-section]')).toHaveCount(1);

  // The page follows, and the scroll position stays although the content above has become longer.
  await page.getByRole('button', { name: 'Phone' }).click();
  const onPhone = page.frames()[1]!;
  await onPhone.evaluate(() => {
    const [, , third] = document.querySelectorAll('main section[id] h2');
    scrollBy(0, third!.getBoundingClientRect().top - 100);
  });
  await page
    .getByRole('textbox', { name: 'Heading' })
    .fill('A heading of our own that needs far more than a single line on a phone');
  await expect(inSight(page).getByRole('heading', { name: 'A heading of our own' })).toBeAttached();
  await expect(page.locator('iframe')).toHaveCount(1);
  const top = await page.frames()[1]!.evaluate(() => {
    const [, , third] = document.querySelectorAll('main section[id] h2');
    return third!.getBoundingClientRect().top;
  });
  expect(Math.abs(top - 100)).toBeLessThan(10);

  // Nobody else sees it, and no visit is counted.
  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(`${studio.url}/Facilities`);
  await expect(family.getByText('A heading of our own')).toHaveCount(0);

  await expect(page.locator('iframe')).toHaveAttribute('width', '360');
  await expectNoAxeFindings(page);
  await page.setViewportSize(PHONE);
  await expectNoAxeFindings(page);
  // On a phone it is a tap away, and nothing is loaded for it.
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a translation is next to its page in that language, which shows and opens what is translated', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/pages`);
  await page.getByRole('link', { name: 'Facilities', exact: true }).click();
  await page.getByRole('link', { name: /हिंदी/ }).click();
  await expect(inSight(page).locator('html')).toHaveAttribute('lang', 'hi-IN');
  const heading = inSight(page).getByRole('heading', { level: 1 });
  await page.getByLabel('Title in Hindi', { exact: true }).fill('हमारा परिसर');
  await expect(heading).toHaveText('हमारा परिसर');

  // A pressed section leads to its first text, and a text outlines its section.
  await inSight(page).locator('main section[id] h2').nth(1).click();
  const field = page.locator(':focus');
  await expect(field).toHaveAttribute('name', /^said\.sections\//);
  await expect(field).toBeInViewport();
  await expect(inSight(page).locator('[data-open-section]')).toHaveCount(1);
  await page.getByLabel('Title in Hindi', { exact: true }).focus();
  await expect(inSight(page).locator('[data-open-section]')).toHaveCount(0);

  // Nobody else sees it, and on a phone nothing is loaded for it.
  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(`${studio.url}/hi/Facilities`);
  await expect(family.getByText('हमारा परिसर')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.setViewportSize(PHONE);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a new item appears next to its form as soon as it is written', async ({ browser }) => {
  const page = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/news/new`);
  await expect(page.getByText('The page appears here when you start writing.')).toBeVisible();
  await page.getByLabel('Title').fill('दीपावली की छुट्टियाँ');
  await expect(inSight(page).getByRole('heading', { level: 1 })).toHaveText('दीपावली की छुट्टियाँ');
});

test('strangers can neither frame a preview nor open one', async ({ browser }) => {
  const page = await browser.newPage();
  const address = `${studio.url}/studio/preview/pages/lfis-page-facilities`;
  const outside = await page.request.get(`${address}?framed=1`, { maxRedirects: 0 });
  expect(outside.status()).toBe(302);
  await becomeAdministrator(page, studio);
  const [whole, framed] = await Promise.all([
    page.request.get(address),
    page.request.get(`${address}?framed=1`),
  ]);
  expect(whole.headers()['x-frame-options']).toBe('DENY');
  expect(framed.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});
