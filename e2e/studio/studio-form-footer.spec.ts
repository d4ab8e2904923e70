import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import {
  becomeAdministrator,
  type FreshStudio,
  openFreshStudio,
  answerNobodyIsSeen,
} from '../support/fresh-studio.ts';
import { PHONE } from '../support/both-widths.ts';
import { expectNoAxeFindings, waitForFormScripts } from '../support/pages.ts';
import { openInPanel, sidePanel } from '../support/side-panel.ts';

let studio: FreshStudio;
let context: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  studio = await openFreshStudio();
  context = await browser.newContext({ viewport: PHONE });
  page = await context.newPage();
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/news/new`);
});
test.afterEach(() => studio.close());

const title = () => page.getByLabel('Title', { exact: true });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const publish = () => page.getByRole('button', { name: /^(Publish|Schedule for)/ });
const state = () => page.getByRole('status').filter({ has: page.locator('[data-state]') });

async function expectInSight(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await expect(locator).toBeInViewport({ ratio: 0.9 });
}

test('problems are shown next to the button, with links to their fields', async () => {
  await expect(state()).toHaveText('Nothing written yet');
  await text().fill('सुबह मैदान पर।');
  await expect(state()).toHaveText(/^Only the office can see this Saved at \d{1,2}:\d\d [AP]M$/);
  await publish().focus();
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('It is not published yet. Please check:');
  await expect(refusal.getByRole('link')).toHaveText(['Title: Please fill this in.']);
  await expect(title()).toBeFocused();
  await expectInSight(title(), refusal, publish());
  await expect(state()).toHaveText(/^Not published Saved at \d{1,2}:\d\d [AP]M$/);
  await expectNoAxeFindings(page);

  await text().focus();
  await refusal.getByRole('link').click();
  await expect(title()).toBeFocused();
  await title().fill('Sports Day');
  await expect(refusal).toHaveCount(0);
  await expect(state()).toHaveText(/^Only the office can see this/);

  // Published by keyboard: the button keeps the focus, and the answer is next to it.
  await publish().focus();
  await page.keyboard.press('Enter');
  const done = page.getByText('Published. It is on the site now.');
  await expectInSight(done, publish());
  await expect(publish()).toBeFocused();
  await expect(state()).toHaveText('This is on the site');
  await expect(publish()).toHaveText('Publish changes');

  // From here on it differs, and nothing says otherwise.
  await title().fill('Sports Day, in the rain');
  await expect(done).toHaveCount(0);
  await expect(state()).toHaveText(/^Your changes are not public yet Saved at \d{1,2}:\d\d [AP]M$/);
  await page.reload();
  await expect(done).toHaveCount(0);
  await expect(state()).toHaveText(/^Your changes are not public yet Saved at \d{1,2}:\d\d [AP]M$/);
});

test('a failed save is reported, and repeated automatically once the connection is back', async () => {
  await title().fill('The river has risen');
  await expect(state()).toHaveText(/^Only the office can see this Saved at/);
  await context.setOffline(true);
  await text().fill('No school tomorrow.');
  await expect(state()).toHaveText('Not saved You are offline. We will try again automatically.');
  await context.setOffline(false);
  await expect(state()).toHaveText(/^Only the office can see this Saved at/);

  // Published while offline: the message describes the state afterwards.
  await context.setOffline(true);
  await text().fill('No school on Friday.');
  await expect(state()).toHaveText('Not saved You are offline. We will try again automatically.');
  await publish().click();
  await expect(state()).toHaveText('Publishing…');
  await context.setOffline(false);
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
  await expect(state()).toHaveText('This is on the site');
});

test('a form that is refused at first is saved all the same, and says so', async () => {
  await text().fill('सुबह मैदान पर।');
  await publish().click();
  await expect(title()).toBeFocused();
  await expect(state()).toHaveText(/^Not published Saved at \d{1,2}:\d\d [AP]M$/);
  await page.goto(`${studio.url}/studio/content/news`);
  // Found by its beginning.
  await page.getByRole('link', { name: 'सुबह मैदान पर।' }).click();
  await expect(text()).toHaveText('सुबह मैदान पर।');
});

test('the button says what it will do', async () => {
  await title().fill('Winter timings');
  await text().fill('From Monday.');
  await expect(publish()).toHaveText('Publish');
  // On a phone it covers the form, and has the button too.
  const when = await openInPanel(page, 'When');
  await when.getByRole('radio', { name: /^Later/ }).check();
  await when.getByLabel('From', { exact: true }).fill('2031-12-01T08:00');
  await expect(publish().first()).toHaveText('Schedule for Monday, 1 Dec 2031, 8:00 AM');
  await expect(when.getByText('from Monday, 1 Dec 2031, 8:00 AM', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await when.getByRole('radio', { name: /^Now/ }).check();
  await expect(publish()).toHaveText('Publish');
  await when.getByRole('radio', { name: /^Later/ }).check();
  await when.getByLabel('From', { exact: true }).fill('2031-12-01T08:00');
  await when.getByRole('button', { name: /^Schedule for Monday/ }).click();
  await expect(sidePanel(page)).toBeHidden();
  await expectInSight(
    page.getByText('Scheduled. It will be published automatically on Monday, 1 Dec 2031, 8:00 AM.'),
    publish(),
  );
  await expect(state()).toHaveText('It will be published on Monday, 1 Dec 2031, 8:00 AM');
});

test('the profile answers next to the button, corrects what is typed, and saves itself', async () => {
  await page.goto(`${studio.url}/studio/content/profile/profile`);
  const portal = page.getByLabel('Parent portal');
  const map = page.getByLabel('Link to the map');
  const fee = page.getByLabel('Form bought at the campus, in rupees');
  await portal.fill('portal.school.in');
  await map.fill('our map');
  await fee.fill('Rs. 600');
  await fee.press('Tab');
  await expect(portal).toHaveValue('https://portal.school.in');
  await expect(fee).toHaveValue('600');
  await expect(state()).toHaveText(/^Your changes are not public yet Saved at \d{1,2}:\d\d [AP]M$/);
  await publish().focus();
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Link to the map: Enter a web/]);
  await expectInSight(map, page.getByRole('alert'), publish());
  await expectNoAxeFindings(page);

  await map.fill('maps.school.in/here');
  await publish().focus();
  await page.keyboard.press('Enter');
  await expectInSight(page.getByText('Published. It is on the site now.'), publish());
  await expect(publish()).toBeFocused();
  await expect(state()).toHaveText('This is on the site');
  await page.reload();
  await expect(map).toHaveValue('https://maps.school.in/here');
});

test('after Preview and Back, the footer shows the result of the next press', async () => {
  const saved = /^Your changes are not public yet Saved at \d{1,2}:\d\d [AP]M/;
  const back = async () => {
    const preview = await openInPanel(page, 'Preview');
    await preview.getByRole('button', { name: 'See the whole page' }).click();
    await page.waitForURL('**/studio/preview/**');
    await page.goBack();
    await waitForFormScripts(page);
  };
  const change = (when: string) => page.getByLabel('Date and time').fill(when);
  // Pressed at once, before the form saves itself.
  await page.goto(`${studio.url}/studio/content/pages`);
  await page.getByRole('link', { name: 'Parent Guidelines' }).click();
  await waitForFormScripts(page);
  await title().fill('Guidelines for parents');
  await back();
  await expect(state()).toHaveText(saved);
  await openInPanel(page, 'When');
  await change('2031-12-01T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('This change will be published on Monday, 1 Dec 2031, 8:00 AM')).toBeVisible();
  const scheduled = /^This change is scheduled for Monday, 1 Dec 2031, 8:00 AM Saved at \d{1,2}:\d\d [AP]M/;
  await expect(state()).toHaveText(scheduled);

  // Refused, the text is saved all the same.
  await openInPanel(page, 'When');
  await change('2020-12-01T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('It is not scheduled yet.');
  await expect(state()).toHaveText(/^Not published Saved at \d{1,2}:\d\d [AP]M/);

  // A browser that restores the page as it was left, waiting for the answer to Preview, reloads it.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await reloaded;
  await expect(state()).toHaveText(scheduled);

  // News: typed and typed back, nothing has changed, and that is saved.
  await page.goto(`${studio.url}/studio/content/news/new`);
  await title().fill('Winter timings');
  await text().fill('From Monday.');
  await back();
  await title().fill('Winter timing');
  await title().fill('Winter timings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Only the office can see it')).toBeVisible();
  await expect(state()).toHaveText(/^Only the office can see this Saved at \d{1,2}:\d\d [AP]M$/);

  // The profile: the same.
  await page.goto(`${studio.url}/studio/content/profile/profile`);
  await waitForFormScripts(page);
  const portal = page.getByLabel('Parent portal');
  await portal.fill('https://portal.school.in');
  await back();
  await portal.fill('https://portal.school.in/');
  await portal.fill('https://portal.school.in');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state()).toHaveText(saved);
});

test('a refusal links to the file without a text, and a stored picture is added with its text', async () => {
  const begin = async (named: string, pictures: string[]) => {
    await page.goto(`${studio.url}/studio/content/news/new`);
    await text().fill('सुबह मैदान पर।');
    await title().fill(named);
    await page.getByLabel('Add pictures').setInputFiles(pictures);
    await expect(words).toHaveCount(pictures.length);
    await answerNobodyIsSeen(page);
  };
  const words = page.getByLabel('Describe the picture');
  const fits = page.getByLabel('This description is right');
  const [gate, arts] = ['db/demo/pictures/hero-campus.jpg', 'db/demo/pictures/fine-arts.jpg'];
  await begin('Two pictures', [arts, gate]);
  await words.first().fill('Children paint.');
  await publish().click();
  await expect(page.getByRole('alert')).toContainText('Write a description or a name for each file.');
  await expect(words.nth(1)).toBeFocused();
  await expectInSight(words.nth(1));
  await words.first().focus();
  await page.getByRole('alert').getByRole('link').click();
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.type('The gate in the morning.');
  await publish().click();
  const see = page.getByRole('status').getByRole('link', { name: 'See it on the site' });
  await expect(see).toHaveAttribute('href', /^\/NewsArticle\?id=/);

  await page.goto(`${studio.url}/studio/content/news/new`);
  await page.getByLabel('Add pictures').setInputFiles([gate]);
  await expect(words).toHaveValue('The gate in the morning.');
  await title().fill('The gate');
  await text().fill('सुबह मैदान पर।');
  await publish().click();
  await expect(fits).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Space');
  await publish().click();
  await expect(see).toBeVisible();
});

test('a logo, however wide, leaves the header of a phone in one row', async () => {
  await page.setViewportSize({ width: 1600, height: 160 });
  await page.setContent('<body style="margin:0;background:#123">');
  const picture = await page.screenshot();
  await page.setViewportSize(PHONE);
  await page.goto(`${studio.url}/studio/content/profile/profile`);
  const files = page.locator('#field-logo').locator('input[type=file]');
  await files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'The current logo' })).toBeVisible();
  await publish().click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
  for (const width of [320, 360, 800]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(studio.url);
    const logo = (await page.locator('header img').first().boundingBox())!;
    const menu = (await page.locator('header button:visible').first().boundingBox())!;
    const middle = (box: typeof logo) => box.y + box.height / 2;
    expect(Math.abs(middle(logo) - middle(menu)), `${width}`).toBeLessThan(4);
    expect(logo.x + logo.width, `${width}`).toBeLessThan(menu.x);
    expect(menu.x + menu.width, `${width}`).toBeLessThanOrEqual(width);
  }
});
