import { expect, type Page, test } from '@playwright/test';
import { sendEnquiry } from '../support/enquiry.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints, withoutPictures } from '../support/pages.ts';
import { innerScreens, outerScreens } from '../support/studio-screens.ts';

// Axe checks several pages, each at two widths.
test.describe.configure({ timeout: 180_000 });

let studio: FreshStudio;
test.afterEach(() => studio.close());

const TITLE = 'शुक्रवार को स्कूल बंद रहेगा';

/** Every heading, label and button of a page is in Hindi. */
async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const english = await page
    .locator('h1, h2, h3, label, legend, button, nav a, .button')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((each) => !each.closest('[lang]:not(html)'))
        .map((each) => (each as HTMLElement).innerText.trim())
        .filter((text) =>
          /[A-Za-z]{2}/.test(text.replaceAll(/WhatsApp|PDF|QR|Asha Sample|namaste|English/g, '')),
        ),
    );
  expect(english).toEqual([]);
}

test('an administrator chooses हिंदी, writes a notice in it, and goes back to English', async ({
  browser,
}) => {
  studio = await openFreshStudio();
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/account`);
  await page.getByRole('radio', { name: 'हिंदी' }).check();
  await page.locator('button[value="language"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'स्टूडियो हिंदी में' })).toBeVisible();
  await expectHindi(page);
  await expectFine(page);

  await page.getByRole('banner').locator('summary').click();
  await expectHindi(page);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation').getByRole('link', { name: 'समाचार', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^सूचनाएँ/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'सूचनाएँ' })).toBeVisible();
  await expect(page).toHaveTitle('सूचनाएँ · स्टूडियो');
  await expectHindi(page);
  await page.getByRole('link', { name: 'सूचना लिखें' }).click();
  await page.getByRole('textbox', { name: 'शीर्षक', exact: true }).fill(TITLE);
  await page.locator('.ProseMirror').fill('सोमवार से फिर वही समय।');
  await expect(page.getByText(/सेव हुआ/).first()).toBeVisible();
  await expectHindi(page);
  await expectFine(page);
  // The server renders the same as the browser, so hydration renders nothing again.
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

  // A task has no menu of the person; every place has.
  await page.goto(new URL('/studio', page.url()).href);
  // The link back is on every page, in the reader's language; and on the sign-in page.
  await page.getByRole('banner').locator('summary').click();
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
  // Their own choice applies everywhere.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Sample');
  await expectHindi(page);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('link', { name: 'More', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Names, formats and literal input. Texts of the sample school have their own `lang`. */
const LATIN =
  /^Aa$|^AS$|^RV$|Shift|Space|Eczar|Mukta|Tiro|Hind|Baloo|\b[IVX]+\b|Asha Sample|R\. Verma|LFIS(?:-\w+)?|SMTP_HOST|API|\/api\/news\/CODE|WordPress|Wix|Google Sites|NUR|KG|ZIP|kB|https|“[^”]*”|WhatsApp|YouTube|Facebook|Instagram|LinkedIn|Google Play|App Store|Google Authenticator|Microsoft Authenticator|Aegis|LibreOffice|Excel|Chrome|Headless|Linux|English|namaste|PDF|QR|PNG|JPEG|WebP|HEIC|CSV|ERP|CBSE|A4|https?:\/\/\S*|\S+@\S+|www\.\S+|\/[\w/.-]+|[\w-]+\.(?:jpe?g|png|pdf|webp|csv|zip|example|in)\b|\b[KMG]B\b/g;

test('no screen of the studio is in English for a person who chose हिंदी', async ({ browser }) => {
  studio = await openFreshStudio({ demo: true });
  const page = await browser.newPage();
  await withoutPictures(page);
  await sendEnquiry(page, studio.url);
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/account`);
  await page.getByRole('radio', { name: 'हिंदी' }).check();
  await page.locator('button[value="language"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const inner = await innerScreens(page.request, studio.url);
  const found: Record<string, string[]> = {};
  for (const [name, path] of Object.values({ ...inner, ...outerScreens }).flatMap(Object.entries<string>)) {
    await page.goto(studio.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const english = await englishTexts(page);
    if (english.length > 0) found[name] = english;
  }
  expect(found).toEqual({});
});

/** Every text, label and hint of a screen that is not marked as another language, and where each is. */
async function englishTexts(page: Page): Promise<string[]> {
  const { texts, written } = await page.evaluate(() => {
    const OTHERS = '[lang]:not(html), textarea, code, .ProseMirror';
    const isTheirs = (element: Element | null) =>
      element?.closest(`${OTHERS}, script, style, template, noscript`) !== null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!isTheirs(parent)) texts.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isTheirs(element)) texts.push(element.getAttribute(name)!);
    const written = [
      ...[...document.querySelectorAll(OTHERS)].map(({ textContent }) => textContent ?? ''),
      ...[...document.querySelectorAll('img')].map(({ alt }) => alt),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ];
    return { texts: texts.map((text) => text.trim()), written: written.map((text) => text.trim()) };
  });
  const named = [...new Set(written)]
    .filter((text) => text.length > 2)
    .toSorted((a, b) => b.length - a.length);
  const without = (text: string) => named.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2}/.test(without(text).replaceAll(LATIN, '')));
}
