import { expect, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

// Several pages are looked at by axe, each at two widths.
test.describe.configure({ timeout: 180_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

const TITLE = 'शुक्रवार को स्कूल बंद रहेगा';

/** Every heading, label and button of a page is in Hindi. */
async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const english = await page
    .locator('h1, h2, h3, label, legend, button, nav a, .button')
    .filter({ visible: true })
    .evaluateAll((said) =>
      said
        .filter((each) => !each.closest('[lang]:not(html)'))
        .map((each) => (each as HTMLElement).innerText.trim())
        .filter((text) =>
          /[A-Za-z]{2}/.test(text.replaceAll(/WhatsApp|PDF|QR|Asha Sample|namaste|English/g, '')),
        ),
    );
  expect(english).toEqual([]);
}

test('an administrator chooses हिन्दी, writes a notice in it, and goes back to English', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/account`);
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await page.locator('button[value="language"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'स्टूडियो आपसे हिंदी में' })).toBeVisible();
  await expectHindi(page);
  await expectFine(page);

  await page.getByText('मेनू', { exact: true }).click();
  await expectHindi(page);
  await page.getByRole('link', { name: 'सूचनाएँ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'सूचनाएँ' })).toBeVisible();
  await expect(page).toHaveTitle('सूचनाएँ · स्टूडियो');
  await expectHindi(page);
  await page.getByRole('link', { name: 'सूचना लिखें' }).click();
  await page.getByRole('textbox', { name: 'शीर्षक', exact: true }).fill(TITLE);
  await page.locator('.ProseMirror').fill('सोमवार से फिर वही समय।');
  await expect(page.getByText(/सेव हुआ/).first()).toBeVisible();
  await expectHindi(page);
  await expectFine(page);
  // The server draws it as it woke up: nothing is drawn anew.
  await page.reload();
  await expect(page.getByLabel('शीर्षक', { exact: true })).toHaveValue(TITLE);
  await page.locator('button[value="publish"]').click();
  await expect(page.getByRole('link', { name: 'इसे शेयर करें' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectHindi(page);
  await expectFine(page);

  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(studio.url);
  await expect(family.getByText(TITLE).first()).toBeVisible();
  await expect(family.locator('html')).toHaveAttribute('lang', 'en-IN');

  // The way back is on every page, in the words of whoever looks for it; and at the door.
  await page.getByText('मेनू', { exact: true }).click();
  await page.getByRole('button', { name: 'साइन आउट करें' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'साइन इन' })).toBeVisible();
  await expectHindi(page);
  await expectFine(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.getByLabel('E-mail').fill('asha@school.example');
  await page.getByLabel('Password', { exact: true }).fill('mango monsoon bicycle');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // What they chose for themselves holds wherever they are.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Sample');
  await expectHindi(page);
  await page.getByText('मेनू', { exact: true }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByText('Menu', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
