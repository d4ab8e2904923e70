import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectNoAxeFindings } from '../support/pages.ts';

let studio: FreshStudio;
let context: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  studio = await openFreshStudio();
  context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  await becomeAdministrator(page, studio);
});
test.afterEach(() => studio.close());

const title = () => page.getByLabel('Title', { exact: true });

async function writeNews(): Promise<void> {
  await page.goto(`${studio.url}/studio/content/news/new`);
  await title().fill('The river has risen');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('No school tomorrow.');
}

async function expectPublished(): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  const seen = await page.request.get(`${studio.url}/NewsArticle`);
  expect(await seen.text()).toContain('The river has risen');
}

test('without a connection the text stays, and is sent by itself when the connection is back', async () => {
  await writeNews();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('will be sent when you are back online')).toBeVisible();
  await expect(title()).toHaveValue('The river has risen');
  await expectNoAxeFindings(page);
  await context.setOffline(false);
  await expectPublished();
  await expect(page.getByText('will be sent when you are back online')).toHaveCount(0);

  await page.goto(`${studio.url}/studio/albums/new`);
  await page.getByLabel('Name of the album').fill('Sports Day');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByText('will be sent when you are back online')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Day');
});

test('a site that does not answer is retried, and does not block a link that is pressed in between', async () => {
  await writeNews();
  await page.route(/\.data(\?|$)/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site is not responding.')).toBeVisible();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page).toHaveURL(/\/studio\/content\/news$/);
  await expect(page.getByText('The site is not responding.')).toHaveCount(0);

  await writeNews();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site is not responding.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expectPublished();
});

test('a person who was signed out while writing signs in on the same page, and the text is sent then', async () => {
  await writeNews();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You are signed out, so nothing was saved.')).toBeVisible();
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  await beside.getByLabel('E-mail').fill('asha@school.example');
  await beside.getByLabel('Password', { exact: true }).fill('mango monsoon bicycle');
  await beside.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(beside).toHaveURL(/\/studio$/);
  await beside.close();
  await expect(title()).toHaveValue('The river has risen');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expectPublished();
});
