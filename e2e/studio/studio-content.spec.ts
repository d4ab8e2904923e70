import { expect, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

const TITLE = 'वार्षिक खेल दिवस: सब बच्चे दौड़े';

// Several pages are looked at by axe, each at two widths.
test.describe.configure({ timeout: 120_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

test('a news item with a picture is written, previewed, published and seen, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByText('There is no news item yet')).toBeVisible();
  await page.getByRole('link', { name: 'Write news' }).click();

  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('सुबह मैदान पर।\n\nIn the afternoon the little ones ran.');
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
  await page.getByLabel('Add pictures').setInputFiles('db/demo/pictures/fine-arts.jpg');
  await expect(page.getByLabel('Text for those who cannot see it')).toHaveValue(TITLE);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('tick that it fits');
  await page.getByLabel('Text for those who cannot see it').fill('Children run along a white line.');
  await expect(page.getByLabel('This text fits')).toBeChecked();
  // The refusal leads to the question, which the keyboard answers.
  await page.getByRole('link', { name: 'Please say who is to be seen in this picture.' }).click();
  await expect(page.getByRole('radio', { name: 'No child can be recognised' })).toBeFocused();
  await expectFine(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Please say who is to be seen' })).toHaveCount(0);
  await expectFine(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByAltText('Children run along a white line.').first()).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  const family = await browser.newPage({ viewport: PHONE });
  expect((await family.goto(`${studio.url}/NewsArticle?id=${id}`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the form' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  await family.goto(`${studio.url}/NewsArticle?id=${id}`);
  await expect(family.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(family.getByAltText('Children run along a white line.').first()).toBeVisible();

  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await expectFine(page);
  // Whoever leaves at once loses nothing.
  await page.getByRole('link', { name: TITLE }).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/draft'));
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Left in a hurry.');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  expect((await kept).status()).toBe(200);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Left in a hurry.');
  await expect(page.getByText('Your changes are not public yet')).toBeVisible();

  for (const path of [`/studio/content/news/${id}/versions?compare=1`, '/studio/profile']) {
    await page.goto(studio.url + path);
    await expectFine(page);
  }
  // The answer to a form that is not ready yet.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});

test('a letter is written with bold words and a list', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/leadership/new`);
  await page.getByLabel('Whose message').selectOption('Chairman');
  await page.getByRole('button', { name: 'Publish' }).click();
  const lacking = page.locator('.field__error', { hasText: 'Please fill this in.' });
  await expect(lacking).toHaveCount(3);
  await page.getByLabel('Name', { exact: true }).fill('Sample Name');
  await expect(lacking, 'what is changed is no longer called wrong').toHaveCount(2);
  await page.getByLabel('Designation').fill('Chairman');
  const editor = page.locator('.ProseMirror');
  await editor.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Dear parents');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.type('One');
  await expectFine(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  await page.goto(`${studio.url}/ChairmanWelcome`);
  await expect(page.locator('main strong')).toHaveText('Dear parents');
  await expect(page.locator('main article ul > li').first()).toHaveText('One');
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});
