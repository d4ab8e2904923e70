import { expect, type Page, test } from '@playwright/test';
import {
  becomeAdministrator,
  type FreshStudio,
  openFreshStudio,
  answerNobodyIsSeen,
} from '../support/fresh-studio.ts';
import { expectFine, PHONE, WIDE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

/** Publishes a story with one picture by its form, which is left open. Returns its address. */
async function publishStory(page: Page): Promise<string> {
  await page.goto(`${studio.url}/studio/content/news`);
  await page.getByRole('link', { name: 'Write news' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Morning at the gate');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Come in.');
  await page.getByLabel('Add pictures').setInputFiles(['db/demo/pictures/hero-campus.jpg']);
  await page.getByLabel('Describe the picture').fill('Children walk to the door.');
  await answerNobodyIsSeen(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  return `${studio.url}/NewsArticle?id=${/news\/(\w+)/.exec(page.url())![1]}`;
}

/** How a browser crops the picture of the story. */
async function cutOf(family: Page) {
  await family.goto(`${studio.url}/NewsArticle`);
  const picture = family.locator('picture img').first();
  return picture.evaluate((image) => getComputedStyle(image).objectPosition);
}

test('the focus point of a picture is chosen by a tap or by keys, and the site crops around it', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await publishStory(page);
  const form = page.url();
  const family = await browser.newPage({ viewport: PHONE });
  const before = await cutOf(family);

  await page.getByLabel('More for Children walk to the door.').click();
  await page.getByRole('link', { name: 'Focus point of this picture: Children walk to the door.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Focus point of this picture' })).toBeVisible();
  await expectFine(page);
  const picture = page.getByRole('button', { name: /^The picture: tap/ });
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.2, y: height * 0.8 } });
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(status).toHaveText('The focus point is 20% from the left and 80% from the top.');
  await picture.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('The focus point is 10% from the left and 70% from the top.');
  await page.getByLabel('From the top').focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('The focus point is 10% from the left and 80% from the top.');
  const crops = page.getByRole('list', { name: 'How it will be cut' }).locator('img');
  expect(
    await crops.evaluateAll((images) => images.map((one) => getComputedStyle(one).objectPosition)),
  ).toEqual(Array.from({ length: 4 }, () => '10% 80%'));
  expect(await cutOf(family), 'nothing is kept yet').toBe(before);

  await page.getByRole('button', { name: 'Save this point' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeInViewport();
  await expectFine(page);
  expect(await cutOf(family)).toBe('10% 80%');

  await page.getByRole('button', { name: 'Remove the point' }).click();
  await expect(page.getByText(/focus point was removed/)).toBeInViewport();
  expect(await cutOf(family)).toBe(before);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(form.split('?')[0]!);
  expect(complaints).toEqual([]);
});

test('without a script a tap chooses the point as well', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await publishStory(page);
  await page.getByLabel('More for Children walk to the door.').click();
  const address = await page.getByRole('link', { name: /^Focus point of this picture/ }).getAttribute('href');
  const storageState = await page.context().storageState();
  const plain = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false, storageState });
  await plain.goto(studio.url + address!);
  const picture = plain.locator('input[type=image]');
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.9, y: height * 0.3 } });
  await expect(plain.getByText('Saved. The site shows it now.')).toBeVisible();
  const family = await browser.newPage({ viewport: PHONE });
  expect(await cutOf(family)).toBe('90% 30%');
  await plain.getByLabel('From the left').focus();
  for (let press = 0; press < 9; press++) await plain.keyboard.press('ArrowLeft');
  await plain.getByRole('button', { name: 'Save this point' }).click();
  await expect(plain.getByText('Saved. The site shows it now.')).toBeVisible();
  expect(await cutOf(family)).toBe('0% 30%');
});

test('a picture is found in the library, replaced everywhere, and deleted, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  const story = await publishStory(page);
  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(story);
  const sourceOf = async (name: string) =>
    new URL((await family.getByAltText(name).first().getAttribute('src'))!, studio.url);
  const old = await sourceOf('Children walk to the door.');
  expect((await family.request.get(old.href)).status()).toBe(200);

  await page.goto(`${studio.url}/studio`);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByLabel('Name, description or who added it').fill('asha campus');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Results for “asha campus”')).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: /^hero-campus.jpg.*used in 1 place/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'hero-campus.jpg' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Morning at the gate' }).first()).toBeVisible();
  await expectFine(page);

  await page.getByText('Replace everywhere').click();
  await page
    .getByLabel('The new picture', { exact: true })
    .setInputFiles(['db/demo/pictures/safety-gate.jpg']);
  await page.getByLabel('Description of the new picture').fill('Children pass the guard.');
  await page.getByLabel('We have permission to publish photos of everyone shown in the new picture').check();
  await expectFine(page);
  await page.getByRole('button', { name: 'Replace in 1 place' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Replaced. The new file is now used everywhere' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'safety-gate.jpg' })).toBeVisible();

  await family.goto(story);
  const shown = await sourceOf('Children pass the guard.');
  expect(shown.pathname).not.toBe(old.pathname);
  expect((await family.request.get(shown.href)).status()).toBe(200);
  // The old address leads to the new picture.
  expect((await family.request.get(old.href)).url()).toBe(shown.href);
  expect((await family.request.get(old.origin + old.pathname)).url()).toBe(shown.origin + shown.pathname);

  await expectFine(page);
  await page.getByRole('button', { name: 'Restore the old file' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The old file is back everywhere.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'hero-campus.jpg' })).toBeVisible();
  await family.goto(story);
  expect((await sourceOf('Children walk to the door.')).href).toBe(old.href);

  // On a wide screen the list is next to it.
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('region', { name: 'Library' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('region', { name: 'Library' })).toBeHidden();

  await page.getByRole('link', { name: 'Withdraw everywhere…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw everywhere' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It will be removed from 1 place' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();

  await page.getByText('Delete…').click();
  await expect(page.getByText('It will be removed from this place immediately')).toBeVisible();
  await page.getByLabel('Yes, delete “hero-campus.jpg” permanently').check();
  await expectFine(page);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deleted permanently.' })).toBeVisible();
  await family.goto(story);
  await expect(family.getByRole('heading', { name: 'Morning at the gate' }).first()).toBeVisible();
  await expect(family.getByAltText('Children walk to the door.')).toHaveCount(0);
  for (const { href } of [old, shown]) expect((await family.request.get(href)).status()).toBe(404);

  await page.getByText('Add', { exact: true }).click();
  await page.getByLabel('Pictures or documents (PDF)').setInputFiles(['db/demo/pictures/safety-gate.jpg']);
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await page.getByRole('link', { name: 'View safety-gate.jpg' }).click();
  await expect(page.getByText(/^Not used anywhere\. Will be deleted on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Kept. It will not be deleted automatically.' }),
  ).toBeVisible();
  await expectFine(page);
  expect(complaints).toEqual([]);
});
