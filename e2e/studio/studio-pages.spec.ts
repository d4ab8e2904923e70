import { writeTable } from '../support/write-table.ts';
import { expect, type Page, test } from '@playwright/test';
import {
  becomeAdministrator,
  type FreshStudio,
  openFreshStudio,
  answerNobodyIsSeen,
} from '../support/fresh-studio.ts';
import { expectAllFine, expectFine, PHONE, WIDE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';
import { openInPanel } from '../support/side-panel.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

const names = (page: Page) => page.locator('fieldset ol > li button[aria-expanded] b').allTextContents();

test('a section is added, written, moved, removed and restored, and published, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/pages`);
  await expect(page.getByRole('link', { name: 'Add a page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Parent Guidelines' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parent Guidelines' })).toBeVisible();
  const before = await names(page);
  expect(before.length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: /^Table Rows/ }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Added once, visible, with the caret in its first field.
  const heading = page.getByRole('textbox', { name: 'Heading' });
  expect(await names(page)).toEqual([...before, 'Table']);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: '“Table” was added' })).toBeAttached();
  await heading.fill('Bus fees');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('From ');
  await page
    .getByRole('group', { name: /^Sections/ })
    .getByText('Insert a fact')
    .click();
  await page.getByRole('button', { name: /^School name/ }).click();
  await expect(text).toHaveText('From LFIS');
  await page.keyboard.type(', each month. ');
  await page.getByRole('button', { name: 'Bold' }).first().click();
  await page.keyboard.type('Pay early.');
  await writeTable(page, [
    ['Stop', 'Price'],
    ['Station', 'Rs. 900'],
    ['Market', 'Rs. 700'],
  ]);
  await expect(page.getByRole('main')).not.toContainText('|');
  await expectAllFine(page);

  const up = page.getByRole('button', { name: 'Move “Bus fees” up' });
  await up.focus();
  for (let press = 0; press < before.length; press++) await page.keyboard.press('Enter');
  await expect(page.getByText(`“Bus fees” is now 1 of ${before.length + 1}.`)).toBeAttached();
  expect(await names(page)).toEqual(['Bus fees', ...before]);
  await page.getByRole('button', { name: 'Move “Bus fees” down' }).click();

  await page.getByRole('button', { name: 'Remove “Bus fees”' }).click();
  expect(await names(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await names(page)).toEqual([before[0], 'Bus fees', ...before.slice(1)]);
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();

  // The preview shows the page itself, and families do not see it yet.
  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(`${studio.url}/ParentGuidelines`);
  await expect(family.getByRole('heading', { name: 'Bus fees' })).toHaveCount(0);
  const preview = await openInPanel(page, 'Preview');
  await preview.getByRole('button', { name: 'See the whole page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bus fees' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();

  await family.goto(`${studio.url}/ParentGuidelines`);
  await expect(family.getByText('From LFIS, each month.')).toBeVisible();
  await expect(family.locator('strong', { hasText: 'Pay early.' })).toBeVisible();
  await expect(family.getByRole('cell', { name: 'Rs. 700' })).toBeVisible();
  await expect(family.getByRole('rowheader', { name: 'Station' })).toBeVisible();
  await expectFine(family);
  expect(complaints).toEqual([]);
});

test('a section is dragged to another place with the mouse, and two in a row stay two', async ({
  browser,
}) => {
  // As tall as the dragged list: scrolling in between would move the target.
  const page = await browser.newPage({ viewport: { ...WIDE, height: 1200 } });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-facilities`);
  const [first, second, third, ...rest] = await names(page);
  const handle = page.getByTitle('Drag to move');
  await handle.nth(0).dragTo(page.getByRole('button', { name: third! }).first());
  await expect.poll(() => names(page)).toEqual([second, third, first, ...rest]);
  await page.locator('button[aria-expanded]').nth(1).click();
  await page.getByRole('button', { name: `Duplicate “${third}”` }).click();
  await expect.poll(() => names(page)).toEqual([second, third, third, first, ...rest]);
});

test('the pictures of home and their captions are the school’s own', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-home`);
  await expect(page.getByRole('button', { name: /^Add a section/ })).toHaveCount(0);
  await page
    .getByLabel('Add a document or picture')
    .setInputFiles(['db/demo/pictures/hero-campus.jpg', 'db/demo/pictures/hero-library.jpg']);
  const texts = page.getByLabel('Describe the picture');
  await expect(texts).toHaveCount(2);
  await texts.nth(0).fill('Our gate in the morning.');
  await texts.nth(1).fill('Two children read.');
  await answerNobodyIsSeen(page);

  await page.locator('button[aria-expanded]', { hasText: 'Home page slideshow' }).click();
  const row = (number: number) => page.getByRole('group', { name: `Picture ${number}`, exact: true });
  await row(1).getByRole('radio', { name: 'Two children read.' }).check();
  await row(1).getByLabel('Caption').fill('पुस्तकालय का कोना');
  await row(2).getByRole('radio', { name: 'Our gate in the morning.' }).check();
  await page.getByLabel('Text below the title').fill('Come in.');
  // An optional section can be hidden from its row; the other parts have no such switch.
  await expect(page.getByRole('button', { name: /^(Hide|Show) “/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide “Coming up” from the page' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '“Coming up” is hidden' })).toBeAttached();
  await expect(page.getByText('Hidden from the page', { exact: true })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Show “Coming up” on the page' }).press('Enter');
  await expect(page.getByText('Hidden from the page', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();

  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(studio.url);
  await expect(family.getByAltText('Two children read.').first()).toBeVisible();
  await expect(family.getByText('पुस्तकालय का कोना').first()).toBeVisible();
  await expect(family.getByText('Come in.')).toBeVisible();
  await expectFine(family);
  expect(complaints).toEqual([]);
});

test('a change of a page is scheduled, cancelled, scheduled again and published on time', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-parent-guidelines`);
  // A section that opens shows that the page's scripts have loaded.
  await page.locator('button[aria-expanded]').first().click();
  await expect(page.getByRole('textbox', { name: 'Heading' }).first()).toBeVisible();
  // Appended: a removed fact would cause a warning first.
  await page.getByLabel('Text below the title').press('Control+End');
  await page.keyboard.type(' With the new fees.');
  await openInPanel(page, 'When');
  await page.getByLabel('Date and time').fill('2001-01-01T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This time has passed.');
  await expect(page.getByLabel('Date and time')).toHaveValue('2001-01-01T08:00');

  // From here on the browser logs refused requests, as expected.
  const complaints = await listenForComplaints(page);
  const monday = '2046-11-19T08:00';
  const saveState = page.getByRole('status').filter({ hasText: /Saved at|Not saved yet/ });
  await expect(saveState).toHaveText(/^Not published Saved at/);
  await page.getByLabel('Date and time').fill(monday);
  await expect(saveState).toHaveText(/^Your changes are not public yet Saved at/);
  await page.getByLabel('Date and time').press('Tab');
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
  const note = page.getByRole('region', {
    name: 'This change will be published on Monday, 19 Nov 2046, 8:00 AM',
  });
  await expect(note).toContainText('Asha Sample scheduled it.');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(saveState).toHaveText(/^This change is scheduled for Monday, 19 Nov 2046, 8:00 AM Saved at/);
  await expectFine(page);
  await note.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByLabel('Text below the title')).toContainText('With the new fees.');

  // Without a script as well.
  const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })).newPage();
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(page.url());
  await plain.getByLabel('Date and time').fill(monday);
  await plain.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(
    plain.getByRole('heading', { name: /^This change will be published on Monday/ }),
  ).toBeVisible();

  await page.goto(`${studio.url}/studio/content/pages`);
  await expect(
    page.getByText('scheduled change: 19 Nov 2046, 8:00 AM').filter({ visible: true }),
  ).toHaveCount(1);
  const family = await browser.newPage({ viewport: PHONE });
  const read = async () => {
    await family.goto(`${studio.url}/ParentGuidelines`);
    return family.getByText('With the new fees.').count();
  };
  expect(await read()).toBe(0);
  await studio.letTimePass();
  await expect.poll(read, { timeout: 30_000 }).toBe(1);
  expect(complaints).toEqual([]);
});
