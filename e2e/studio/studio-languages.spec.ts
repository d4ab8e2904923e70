import { expect, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE, WIDE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

// Axe checks several pages, each at two widths.
test.describe.configure({ timeout: 180_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

const ALBUM = 'lfis-open-morning-2025';

test('an album is translated and published in Hindi; once its English is changed, the texts are marked', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  const at = `${studio.url}/studio/languages/albums/${ALBUM}`;
  const field = (name: string) => page.getByLabel(`${name} in Hindi`, { exact: true });
  const family = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
  const hindiPage = `${studio.url}/hi/SubGallery?id=${ALBUM}`;

  await page.goto(`${studio.url}/studio/languages?kind=albums`);
  await expectFine(page);
  await page.goto(`${studio.url}/studio/content/albums/${ALBUM}`);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: /हिंदी/ }).click();
  await expect(page).toHaveURL(at);
  await page.setViewportSize(WIDE);
  await field('Title').fill('नए परिवारों के लिए खुली सुबह');
  await field('Text').fill('रंग, तबला और ठंडा नींबू पानी।');
  await field('Description of picture 1').fill('बच्चे मैदान में खेल रहे हैं');
  await field('Description of picture 2').fill('नींबू पानी के गिलास');
  await expect(page.getByText(/translated\. Saved at \d/)).toBeVisible();
  await expectFine(page);
  await family.goto(hindiPage);
  await expect(family.getByText('नए परिवारों के लिए खुली सुबह').first()).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish in Hindi' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The other languages have not changed' }),
  ).toBeVisible();
  await family.goto(hindiPage);
  await expect(family.getByRole('heading', { name: 'नए परिवारों के लिए खुली सुबह' })).toBeVisible();
  await expect(family.getByAltText('नींबू पानी के गिलास').first()).toBeAttached();

  await page.goto(`${studio.url}/studio/content/albums/${ALBUM}`);
  await page.getByLabel('Title', { exact: true }).fill('Open morning in June');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
  await page.goto(`${studio.url}/studio/languages?show=older`);
  await page.getByRole('link', { name: /Open morning in June/ }).click();
  await expect(page.locator('ins')).toContainText('in June');
  await expect(page.getByText('0 of 1 change translated')).toBeVisible();
  await expectFine(page);

  // By keyboard only: the checkbox comes after its field.
  await page.setViewportSize(WIDE);
  await field('Title').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Saved, too: otherwise a person who edits elsewhere in the meantime would be warned twice.
  await expect(page.getByText(/1 of 1 change translated\. Saved at/)).toBeVisible();
  expect(complaints).toEqual([]);

  // The same without a script.
  const storageState = await page.context().storageState();
  const plain = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false, storageState });
  await plain.goto(at);
  await plain.getByLabel('Title in Hindi', { exact: true }).fill('जून की खुली सुबह');
  await plain.getByRole('button', { name: 'Publish changes in Hindi' }).click();
  await expect(
    plain.getByRole('status').filter({ hasText: 'The other languages have not changed' }),
  ).toBeVisible();
  await family.goto(hindiPage);
  await expect(family.getByRole('heading', { name: 'जून की खुली सुबह' })).toBeVisible();
  await plain.goto(`${studio.url}/studio/languages?show=older`);
  await expect(plain.getByRole('link', { name: /Open morning in June/ })).toHaveCount(0);
});

test('after an English change the Hindi is marked as older, and opens where it changed', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await becomeAdministrator(page, studio);
  const at = `${studio.url}/studio/content/pages/lfis-page-admission-process`;
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1, name: 'Admission Process' })).toBeVisible();
  await page.locator('form[data-hindi]').evaluate(async (form: HTMLFormElement) => {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fields.set('sections', fields.get('sections')!.replace('"price":"{formAtCampus}"', '"price":"Rs. 600"'));
    fields.set('intent', 'publish');
    fields.set('known', '1');
    await fetch(form.action, { method: 'POST', body: fields });
  });
  await page.goto(`${at}?done=published`);
  const reminder = page.getByRole('status').filter({ hasText: 'The Hindi version is outdated: 1 change.' });
  await expect(reminder).toBeVisible();
  await reminder.getByRole('link', { name: 'Update the Hindi text' }).tap();
  const change = page.getByRole('group', { name: 'Amount' });
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport({ ratio: 0.5 });
  await expect(change.locator('ins')).toContainText('600');
  await expect(page.getByText('0 of 1 change translated')).toBeVisible();
  // The fact in the translation is shown as a chip.
  await expect(change.getByRole('textbox')).not.toContainText('{');
  const written = await page
    .locator('input:visible, textarea:visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(written.filter((text) => /\{[?!]?\w+\}/.test(text))).toEqual([]);
  await expectFine(page);

  await page.goto(`${studio.url}/studio`);
  const row = page.getByRole('listitem').filter({ hasText: 'The Hindi version is outdated: 1 change.' });
  await expect(row).toContainText('Admission Process');
  await row.getByRole('link').tap();
  await expect(change).toBeFocused();
  await page.goto(`${studio.url}/studio/languages?show=older`);
  await expect(page.getByRole('row', { name: /Admission Process/ })).toContainText('1 change');
  await page.close();
});
