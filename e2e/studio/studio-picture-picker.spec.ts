import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

let studio: FreshStudio;
test.afterEach(() => studio.close());

const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `Picture ${number}`, exact: true });
const wordsIn = (row: Locator) => row.getByLabel('Describe this picture');

async function openSlides(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-home`);
  await page.locator('button[aria-expanded]', { hasText: 'Home page slideshow' }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
}

test('a picture of home is uploaded where it is shown, gets its text there, and another comes from the library', async ({
  browser,
}) => {
  studio = await openFreshStudio();
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);

  // Into the library first, by its own form.
  await page.goto(`${studio.url}/studio/library`);
  await page.getByText('Add', { exact: true }).click();
  await page
    .getByLabel('Pictures or documents (PDF)')
    .setInputFiles(['db/demo/pictures/hero-library.jpg', 'package.json']);
  await expectFine(page);
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText('hero-library.jpg was added to the library.')).toBeVisible();
  await expect(
    page.getByText('package.json: This is not a photo or a PDF. Choose a photo or a PDF.'),
  ).toBeVisible();
  await expectFine(page);

  await openSlides(page);
  const first = slide(page, 1);
  await first.getByLabel('Upload a new picture').setInputFiles('package.json');
  await expect(first.getByRole('alert')).toHaveText('package.json: This is not a picture. Choose a picture.');
  await first.getByLabel('Upload a new picture').setInputFiles('db/demo/pictures/hero-campus.jpg');
  await expect(wordsIn(first)).toBeFocused();
  await expect(first.getByRole('alert')).toHaveCount(0);
  await page.keyboard.type('Our gate in the morning.');
  await expect(first.getByRole('radio', { name: 'Our gate in the morning.' })).toBeChecked();
  // It is the only text of this file.
  const list = page.getByRole('group', { name: 'Pictures and documents of this page' });
  await expect(list.getByLabel('Describe the picture')).toHaveValue('Our gate in the morning.');
  await expect(list.getByLabel('This description is right')).toBeChecked();
  // So is the answer about consent.
  await first.getByRole('radio', { name: 'No child can be recognised' }).check();
  await expect(list.getByRole('radio', { name: 'No child can be recognised' })).toBeChecked();

  const second = slide(page, 2);
  await second.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('status')).toHaveText('2 pictures shown, newest first');
  await expectFine(page);
  await dialog.getByLabel('Name, description or who added it').fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found. Try fewer words.');
  await dialog.getByLabel('Name, description or who added it').fill('library');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(second.getByRole('button', { name: 'Choose from the library' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'hero-library.jpg' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(wordsIn(second)).toBeFocused();
  await page.keyboard.type('Two children read.');
  await second.getByRole('radio', { name: 'Children; their parents have agreed' }).check();
  await expectFine(page);
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await publish(page);

  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(studio.url);
  await expect(family.getByAltText('Our gate in the morning.').first()).toBeVisible();
  await expect(family.getByAltText('Two children read.').first()).toBeAttached();

  // The description of the same picture elsewhere is proposed, and used once somebody has confirmed it.
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-facilities`);
  const banner = page.getByRole('group', { name: 'Picture in the arch next to the title' });
  await banner.getByRole('button', { name: 'Choose from the library' }).click();
  await dialog.getByRole('button', { name: 'Two children read.' }).click();
  await expect(wordsIn(banner)).toHaveValue('Two children read.');
  await banner.getByLabel('This description is right').check();
  await expect(banner.getByText(/^Children; their parents have agreed \(Asha Sample, /)).toBeVisible();
  await expectFine(page);
  await publish(page);
  await family.goto(`${studio.url}/Facilities`);
  await expect(family.getByAltText('Two children read.').first()).toBeVisible();
  // A file that is not a picture was refused, which a browser logs.
  expect(complaints).toEqual([expect.stringContaining('status of 422')]);
});

test('all six pictures of the hero are changed in one go', async ({ browser }) => {
  studio = await openFreshStudio({ demo: true });
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const pictures = await Promise.all(['brown', 'teal', 'navy', 'olive', 'purple', 'orange'].map(newPicture));
  await page.goto(`${studio.url}/studio/content/pages`);

  const startedAt = Date.now();
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  await tap(page.getByRole('main').getByRole('link', { name: 'Home', exact: true }));
  await tap(page.locator('button[aria-expanded]', { hasText: 'Home page slideshow' }));
  // Those of the sample school have an answer: they show wooden figures.
  await expect(slide(page, 1).getByText('No child can be recognised Change answer')).toBeVisible();
  for (const [index, picture] of pictures.entries()) {
    const row = slide(page, index + 1);
    const chooser = page.waitForEvent('filechooser');
    await tap(row.getByText('Upload a new picture'));
    await (await chooser).setFiles(picture);
    // On the picture, in the device's own picker; the description is required.
    taps += 1;
    await expect(wordsIn(row)).toBeFocused();
    await page.keyboard.type(`All in ${picture.colour}.`);
    await tap(row.getByText('No child can be recognised'));
  }
  await tap(page.getByRole('button', { name: 'Publish' }));
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
  process.stdout.write(`all six pictures at the gate: ${seconds} s, ${taps} taps\n`);

  // The later ones load in turn; without a script all are there at once.
  const family = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
  await family.goto(studio.url);
  for (const { colour } of pictures)
    await expect(family.getByAltText(`All in ${colour}.`).first(), colour).toBeAttached();
});

const newPicture = async (colour: string) => ({
  colour,
  name: `${colour}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
