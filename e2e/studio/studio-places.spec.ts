import { expect, type Locator, type Page, test } from '@playwright/test';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PHONE, WIDE } from '../support/both-widths.ts';
import { sendEnquiry } from '../support/enquiry.ts';
import { withoutPictures } from '../support/pages.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';

let studio: FreshStudio;
test.beforeAll(async ({ browser }) => {
  studio = await openFreshStudio({ demo: true });
  const page = await browser.newPage();
  await sendEnquiry(page, studio.url, { name: 'R. Verma' });
  await page.close();
});
test.afterAll(() => studio.close());
test.beforeEach(({ page }) => becomeAdministratorOnce(page));

test.describe.configure({ mode: 'default', timeout: 240_000 });

const MOST_TABS = 5;

/** The places of the menu and their parts, with the main action of each; without one, the first entry. */
const places: [path: string, action: string][] = [
  [studioHref('dashboard'), 'Write news'],
  [studioHref('inbox'), 'Download as CSV'],
  ...(
    [
      ['news', 'Write news'],
      ['notifications', 'Write a notice'],
      ['highlights', 'Add a highlight'],
      ['albums', 'Create an album'],
      ['videos', 'Add a video'],
      ['events', 'Add an event'],
      ['ownpages', 'Add a page'],
      ['registrations', 'Add a registration link'],
      ['leadership', 'Write a message'],
    ] as const
  ).map(([type, action]): [string, string] => [studioHref('contentList', { type }), action]),
  [studioHref('library'), 'Add'],
  [studioHref('school'), 'School profile'],
  [studioHref('settings'), 'People'],
  [studioHref('people'), 'Invite somebody'],
  [studioHref('languages'), 'Translate the next one'],
  [studioHref('look'), 'Keep this look for the site'],
  [studioHref('backup'), 'Make a backup now'],
  [studioHref('item', { type: 'profile', id: 'profile' }), 'Publish changes'],
];

test('by keyboard, every place has its main action at most five presses of Tab away', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await withoutPictures(page);
  for (const [path, action] of places) {
    await page.goto(studio.url + path);
    const tabs = await tabsTo(
      page,
      page.getByRole('main').getByText(action, { exact: true }).filter({ visible: true }),
    );
    expect.soft(tabs, `${path}: ${action}`).toBeLessThanOrEqual(MOST_TABS);
  }
});

test('on a phone a call is as near, although its button is at the foot', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(studio.url + studioHref('inbox'));
  await page.getByRole('link', { name: 'R. Verma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'R. Verma' })).toBeVisible();
  await page.reload();
  const call = page.getByRole('main').getByRole('link', { name: 'Call', exact: true });
  expect(await tabsTo(page, call)).toBeLessThanOrEqual(MOST_TABS);
});

test('on a phone a single action is on the line of the title, above what is said about the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${studio.url}/studio/content/news`);
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const button = await boxOf(page.getByRole('link', { name: 'Write news' }));
  expect(button.y).toBeLessThan(title.y + title.height);
  const lead = await boxOf(page.getByRole('main').getByText(/^What happened at school/));
  expect(lead.y).toBeGreaterThanOrEqual(button.y + button.height);
});

test('the buttons of a form are as wide as their labels on a tablet, and beside its state on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${studio.url}/studio/content/news`);
  await page.getByRole('main').getByRole('link', { name: 'Reading Week: bring one, take one' }).click();
  const icon = page.getByRole('button', { name: 'Preview' });
  await expect(icon).toBeVisible();
  const { width, height } = await boxOf(icon);
  expect(width).toBeLessThanOrEqual(height * 1.5);
  await page.setViewportSize(WIDE);
  const publish = await boxOf(page.getByRole('button', { name: 'Publish changes' }));
  const state = await boxOf(page.getByText('This is on the site'));
  expect(Math.abs(publish.y + publish.height / 2 - state.y - state.height / 2)).toBeLessThan(publish.height);
});

test('the first screen of the school profile on a phone has a field to write in', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${studio.url}/studio/content/profile/profile`);
  const name = await boxOf(page.getByLabel('Name', { exact: true }));
  const footer = await boxOf(page.locator('#form-footer'));
  expect(name.y + name.height).toBeLessThanOrEqual(footer.y);
});

test('the tabs of a place say how much each list holds', async ({ page }) => {
  await page.goto(`${studio.url}/studio/library`);
  const tabs = page.getByRole('navigation', { name: 'Photos' }).getByRole('link');
  await expect(tabs).toHaveText([/^Photo albums \d+$/, /^Videos \d+$/, /^Library \d+$/]);
});

let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> | undefined;

async function becomeAdministratorOnce(page: Page): Promise<void> {
  if (cookies) return page.context().addCookies(cookies);
  await becomeAdministrator(page, studio);
  cookies = await page.context().cookies();
}

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** Presses of Tab from the top of a page; a link that skips something is followed. */
async function tabsTo(page: Page, target: Locator): Promise<number> {
  await expect(target.first()).toBeVisible();
  const wanted = (await target.first().elementHandle())!;
  for (let tabs = 1; tabs <= 40; tabs++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((element) => {
      const active = document.activeElement!;
      if (active.contains(element) || element.contains(active)) return 'it';
      const label = (active as HTMLInputElement).labels?.[0];
      if (label?.contains(element)) return 'it';
      return active.matches('.skip') ? 'skip' : 'other';
    }, wanted);
    if (focused === 'it') return tabs;
    if (focused === 'skip') await page.keyboard.press('Enter');
  }
  return Infinity;
}
