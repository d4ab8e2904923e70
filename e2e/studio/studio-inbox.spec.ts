import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sendEnquiry } from '../support/enquiry.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectNoAxeFindings, holdScripts, listenForComplaints } from '../support/pages.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const MESSAGE = 'May we visit on a Saturday? हमारी बेटी कक्षा २ में है।';

let studio: FreshStudio;
test.beforeAll(async () => void (studio = await openFreshStudio()));
test.afterAll(() => studio.close());

test('an enquiry is sent, assigned, noted, answered and downloaded, on a phone', async ({ browser }) => {
  const parent = await browser.newPage({ viewport: PHONE });
  await sendEnquiry(parent, studio.url, { message: MESSAGE });

  const clerk = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(clerk, studio);
  const complaints = await listenForComplaints(clerk);
  await clerk.goto(`${studio.url}/studio`);
  await expect(clerk.getByRole('heading', { name: 'New enquiries 1' })).toBeVisible();
  await expectFine(clerk);

  await clerk.getByRole('link', { name: 'R. Verma', exact: true }).click();
  await expect(clerk.getByRole('heading', { name: 'R. Verma' })).toBeVisible();
  const enquiry = clerk.getByRole('article');
  await expect(enquiry.getByText(MESSAGE)).toBeVisible();
  await expect(clerk.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:verma@/,
  );
  await clerk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(clerk.getByText('Asha Sample (you)').first()).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
  await clerk.getByLabel('New note').fill('Called: they come on Monday.');
  await clerk.getByRole('button', { name: 'Save note' }).click();
  await expect(clerk.getByRole('listitem').filter({ hasText: 'Called: they come on Monday.' })).toBeVisible();
  await expect(clerk.getByLabel('New note')).toHaveValue('');
  await clerk.getByRole('button', { name: 'Answered' }).click();
  await expect(enquiry.getByText(/^Answered after/)).toBeVisible();
  await expectFine(clerk);

  // Whatever was pressed in between, Back leads to the previous page.
  await clerk.goBack();
  await expect(clerk.getByRole('heading', { name: 'Nothing is urgent' })).toBeVisible();
  await clerk.getByRole('link', { name: 'All enquiries', exact: true }).click();
  await clerk.getByRole('main').getByRole('searchbox').fill('VERMA');
  await clerk.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(clerk.getByText('Results for “VERMA”')).toBeVisible();
  await expect(clerk.getByRole('listitem').filter({ hasText: /R\. Verma.*Answered/ })).toBeVisible();
  await expectFine(clerk);

  const [file] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Reference number"')).toBe(true);
  expect(text).toContain(`"R. Verma","verma@mail.example","'+91 98765 43210","${MESSAGE}","Answered"`);
  // zod, which is part of every page's scripts, tries once to evaluate code, and works without that.
  expect(complaints.filter((complaint) => !/script-src eval/.test(complaint))).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test(`more than ten minutes after signing in, the file needs the password, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
    // A separate school: another worker may have opened the other one's.
    const studio = await openFreshStudio();
    await sendEnquiry(await browser.newPage(), studio.url, { message: MESSAGE });
    const clerk = await context.newPage();
    const form = { email: 'asha@school.example', password: 'mango monsoon bicycle' };
    await becomeAdministrator(clerk, studio);
    await studio.letProofExpire();
    await clerk.goto(`${studio.url}/studio/enquiries?state=new`);
    const release = await holdScripts(clerk);
    await clerk.getByRole('link', { name: 'Download as CSV' }).click({ noWaitAfter: true });
    await expect(clerk.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
    await clerk.getByLabel('Your password').fill(form.password);
    // The button stays where it is when the other way to confirm appears, so that no press misses it.
    const button = clerk.getByRole('button', { name: 'Continue' });
    const before = await button.boundingBox();
    release();
    if (javaScriptEnabled) await expect(clerk.getByRole('button', { name: /passkey/ })).toBeVisible();
    expect((await button.boundingBox())!.y).toBeCloseTo(before!.y, 0);
    const [file] = await Promise.all([
      clerk.waitForEvent('download'),
      clerk.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('"R. Verma"');
    await expect(clerk.getByRole('heading', { name: 'Your file is downloading' })).toBeVisible();
    await clerk.getByRole('link', { name: 'Go back', exact: true }).click();
    await expect(clerk).toHaveURL(`${studio.url}/studio/enquiries?state=new`);

    // Signed out in the meantime: the same page, not a sign-in form that stays after the download.
    await context.clearCookies();
    await clerk.getByRole('link', { name: 'Download as CSV' }).click();
    await clerk.getByLabel('E-mail').fill(form.email);
    await clerk.getByLabel('Password', { exact: true }).fill(form.password);
    const [again] = await Promise.all([
      clerk.waitForEvent('download'),
      clerk.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ]);
    expect(again.suggestedFilename()).toMatch(/\.csv$/);
    await expect(clerk.getByRole('heading', { name: 'Your file is downloading' })).toBeVisible();
    await context.close();
    await studio.close();
  });

/** No axe findings and no sideways scrolling, on a phone and on a desktop. */
async function expectFine(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await expectNoAxeFindings(page);
  }
}
