import { expect, type Locator, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectAllFine, expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints, waitForFormScripts } from '../support/pages.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

const chips = (field: Locator) => field.locator('[data-fact]');
const chipOf = (page: Page, name: string) => page.locator(`[data-fact="{${name}}"]`);

async function openPrices(page: Page): Promise<{ row: Locator; price: Locator; text: Locator }> {
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-admission-process`);
  await waitForFormScripts(page);
  const section = page.locator('button[aria-expanded]', { hasText: 'The application form' });
  await section.focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('group', { name: 'Fee 1', exact: true });
  const price = row.getByRole('textbox', { name: 'Amount', exact: true });
  await expect(chips(price)).toHaveCount(1);
  return {
    row,
    price,
    text: row.getByRole('textbox', { name: 'Details' }),
  };
}

/** With the Tab key, as without a mouse. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** The editor resets the caret if a key comes in the moment that it takes the focus. */
async function caretToEnd(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await page.waitForTimeout(50);
    const chipsBehind = await field.evaluate((element) => {
      const { anchorNode, anchorOffset } = getSelection()!;
      const behind = document.createRange();
      behind.selectNodeContents(element);
      behind.setStart(anchorNode!, anchorOffset);
      return behind.cloneContents().querySelectorAll('[data-fact]').length;
    });
    expect(chipsBehind).toBe(0);
  }).toPass();
}

test('facts are chips in the text: visible, inserted, removed and published by keyboard only, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  const { row, price, text } = await openPrices(page);
  await expect(chips(price)).toHaveText('Rs. 500');
  await expect(chips(price)).toHaveAccessibleName('Form at the campus: Rs. 500');
  await expect(chips(price)).toHaveAttribute('title', /^Form at the campus/);
  await expect(chips(text)).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('{');
  await expectFine(page);

  // Shift and arrows, Backspace, undo: a chip is one unit.
  await tabTo(page, text);
  await caretToEnd(page, text);
  await page.keyboard.press('Backspace');
  await expect(chips(text)).toHaveCount(1);
  await page.keyboard.press('Control+Z');
  await expect(chips(text)).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Call ');

  const facts = page.getByRole('group', { name: /^Sections/ }).getByText('Insert a fact');
  await tabTo(page, facts);
  await page.keyboard.press('Enter');
  const phone = page.getByRole('button', { name: /^Phone \+/ });
  await tabTo(page, phone);
  const number = (await phone.locator('small').textContent())!;
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(' first.');
  await expect(text).toHaveText(`Call ${number} first.`);
  await expectAllFine(page);

  // The caret passes a chip in one step, in either direction.
  for (let step = 0; step < ' first.'.length + 1; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('on ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' at once,');
  await expect(text).toHaveText(`Call on ${number} at once, first.`);

  // A field without a fact is a plain one until one is inserted; the caret stays where it was.
  const what = row.getByRole('textbox', { name: 'What it is for' });
  await expect(what).toHaveJSProperty('tagName', 'INPUT');
  await what.fill('At the campus of ');
  await what.press('Home');
  for (let step = 0; step < 'At the campus'.length; step++) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: /^School name/ }));
  await page.keyboard.press('Enter');
  await expect(what).toBeFocused();
  await expect(what).toHaveText('At the campusLFIS of ');
  await page.keyboard.press('Control+Z');
  await expect(what).toHaveText('At the campus of ');
  await page.keyboard.press('Control+Shift+Z');
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await expect(what).toHaveText('At the campusLFIS? of ');

  // The lead has a separate editor, and nobody has written in it yet.
  const lead = page.getByRole('textbox', { name: 'Text below the title' });
  const ofLead = lead.locator('xpath=ancestor::*[label][1]');
  await ofLead.getByText('Insert a fact').click();
  await ofLead.getByRole('button', { name: /^School name/ }).click();
  await expect(lead).toBeFocused();
  await expect(chips(lead)).toHaveText(['LFIS']);

  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();

  const family = await browser.newPage({ viewport: PHONE });
  await family.goto(`${studio.url}/AdmissionProcess`);
  await expect(family.getByText(`Call on ${number} at once, first.`)).toBeVisible();
  await expect(family.getByText('At the campusLFIS? of')).toBeVisible();
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-admission-process/versions?compare=1`);
  await expect(page.getByRole('main')).toContainText('[Phone]');
  await expect(page.getByRole('main')).not.toContainText('{');
  expect(complaints).toEqual([]);
});

test('a fee that is typed over is reported, and is changed everywhere through the profile, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  const { row, price } = await openPrices(page);
  await expect(row.getByText('Rs. 500 from School profile (Form at the campus)').first()).toBeVisible();
  await expect(chips(price)).toHaveAttribute('title', /from School profile .*shown in 4 places/);
  await chips(price).click();
  await expect(row.getByRole('link', { name: 'Getting Started (Hindi)' })).toBeVisible();

  await caretToEnd(page, price);
  await page.keyboard.press('Backspace');
  const warning = row.getByRole('status').filter({ hasText: 'Rs. 500' });
  await expect(warning).toContainText('was removed here. 3 other places');
  await page.keyboard.type('500');
  await expect(warning).toContainText(
    '“500” is typed by hand here, so it will not change when the School profile',
  );
  for (const _ of '500') await page.keyboard.press('Backspace');
  await page.keyboard.type('Rs. 600');
  await expect(warning).toContainText('This text says “Rs. 600”, but the School profile says “Rs. 500”.');
  await expectFine(page);
  await tabTo(page, row.getByRole('button', { name: 'Put “Rs. 500” back' }));
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await expect(price).toHaveText('Rs. 500');
  await expect(warning).toHaveCount(0);

  // The Enter key saves, as it did before there was a button next to the text.
  await row.getByRole('textbox', { name: 'What it is for' }).fill('At the gate');
  await row.getByRole('textbox', { name: 'What it is for' }).press('Enter');
  await expect(page.getByText('Saved. Only the office can see it until you publish it.')).toBeVisible();

  await row
    .getByRole('button', { name: /^Change everywhere.*Form at the campus/ })
    .first()
    .click();
  const fee = page.getByLabel('Form bought at the campus, in rupees');
  await expect(fee).toBeFocused();
  // An element that the footer partly covers would count as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectFine(page);
  await fee.fill('600');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
  for (const address of ['/AdmissionProcess', '/hi/AdmissionProcess', '/GettingStartedatLFIS']) {
    const html = await (await page.request.get(studio.url + address)).text();
    expect(html, address).toMatch(/(?:Rs\. |₹)600/);
    expect(html, address).not.toMatch(/(?:Rs\. |₹)500/);
  }
  await page.getByRole('link', { name: 'Back to “Admission Process”' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admission Process' })).toBeVisible();
  await page.locator('button[aria-expanded]', { hasText: 'The application form' }).click();
  await expect(chips(price)).toHaveText('Rs. 600');
  await expect(row.getByRole('textbox', { name: 'What it is for' })).toHaveValue('At the gate');
  expect(complaints).toEqual([]);
});

test('a fee that is typed over in a translation is reported there, too', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/languages/pages/lfis-page-admission-process`);
  const withFee = page.locator('[role=textbox][id^="field-"]').filter({ has: chipOf(page, 'formAtCampus') });
  const id = await withFee.first().getAttribute('id');
  const fee = page.locator(`[id="${id}"]`);
  const pair = fee.locator('xpath=ancestor::*[label][1]');
  await expect(pair.getByText('from School profile (Form at the campus)').first()).toBeVisible();
  await caretToEnd(page, fee);
  for (let press = 0; (await chips(pair).count()) > 0 && press < 200; press++)
    await page.keyboard.press('Backspace');
  await page.keyboard.type('600');
  const warning = pair.getByRole('status').filter({ hasText: '500' });
  await expect(warning).toContainText('3 other places');
  await expectFine(page);
  await pair
    .getByRole('button', { name: /^Put “.*500.*” back/ })
    .first()
    .click();
  await expect(warning).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Change everywhere.*Form at the campus/ })
    .first()
    .click();
  await expect(page.getByLabel('Form bought at the campus, in rupees')).toBeFocused();
});

test('pasted text is plain, a copied chip stays one, and rows may change places', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await becomeAdministrator(page, studio);
  const { price, text } = await openPrices(page);
  await price.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rs. 500');
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(text).toHaveText('Rs. 500');

  await page.evaluate(async () => {
    const type = (kind: string, text: string) => ({ [kind]: new Blob([text], { type: kind }) });
    const html = type('text/html', '<h1>Two</h1><p><b>lines</b></p>');
    await navigator.clipboard.write([
      new ClipboardItem({ ...html, ...type('text/plain', ' to\nthe {email}') }),
    ]);
  });
  await page.keyboard.press('Control+V');
  await expect(text.locator('p')).toHaveCount(2);
  await expect(text.locator('h1, b:not([data-fact] b)')).toHaveCount(0);
  await expect(chips(text)).toHaveCount(2);
  await caretToEnd(page, price);
  await page.keyboard.press('Control+V');
  await expect(price.locator('p')).toHaveCount(1);
  await expect(price).toContainText(' to the ');

  await page.getByRole('button', { name: 'Move up 2' }).click();
  await expect(price).toHaveText('Rs. 400');
  const second = page.getByRole('group', { name: 'Fee 2', exact: true });
  await expect(second.getByRole('textbox', { name: 'Amount', exact: true })).toContainText('to the');
  await context.close();
});

test('Hindi is composed on either side of a chip, and is marked as Hindi', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const { price } = await openPrices(page);
  const hands = await page.context().newCDPSession(page);
  // One letter at a time, each once the form has rendered the one before.
  const compose = async (kept: (text: string) => string) => {
    for (const text of ['न', 'नम', 'नमस', 'नमस्ते']) {
      const selection = { selectionStart: text.length, selectionEnd: text.length };
      await hands.send('Input.imeSetComposition', { text, ...selection });
      await expect(page.locator('input[name="sections"]')).toHaveValue(
        new RegExp(`"price":"${kept(text).replaceAll(/[{}]/g, '\\$&')}"`),
      );
    }
    await hands.send('Input.insertText', { text: 'नमस्ते' });
  };
  await caretToEnd(page, price);
  await compose((text) => `{formAtCampus}${text}`);
  await page.keyboard.press('Home');
  await compose((text) => `${text}{formAtCampus}नमस्ते`);
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await hands.send('Input.insertText', { text: 'विद्यालय परिसर' });
  await expect(price).toHaveText('नमस्तेRs. 500नमस्ते विद्यालय परिसर');
  await expect(price).toHaveAttribute('lang', 'hi');
  await expect(chips(price)).toHaveCount(1);
});

test('an empty fact is struck through in the text, and reported on publishing', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/profile/profile`);
  await page.getByLabel('Form bought at the campus, in rupees').fill('0');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. It is on the site now.')).toBeVisible();
  const { price } = await openPrices(page);
  await expect(chips(price)).toHaveText('Form at the campus');
  await expect(chips(price)).toHaveAccessibleName('Form at the campus: empty in the School profile');
  await expect(chips(price).locator('b')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByText('“Form at the campus” is empty in the School profile')).toBeVisible();
  const message = page.getByText('One fact used here is empty.');
  await expect(message).toBeVisible();
  await expectFine(page);
  await caretToEnd(page, price);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Free');
  await expect(message).toHaveCount(0);
});
