import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';
import { openInPanel } from '../support/side-panel.ts';

const TITLE = 'वार्षिक खेल दिवस: सब बच्चे दौड़े';

// Axe checks several pages, each at two widths, and a sheet to be printed is rendered.
test.describe.configure({ timeout: 180_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

/** Every card is rendered and visible. */
async function expectCards(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible();
  const areSeen = () =>
    page.locator('main img').evaluateAll((cards) => {
      const seen = cards.filter((card) => (card as HTMLImageElement).naturalWidth > 0);
      return seen.length === cards.length && cards.length;
    });
  // A busy machine takes time for the sheet.
  await expect.poll(areSeen, { timeout: 60_000 }).toBe(3);
  await expectFine(page);
}

test('a news item with a picture is written, previewed, published and visible, on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files, text } = {}) => {
      const [{ name, type, size } = new File([], '')] = files ?? [];
      Object.assign(window, { shared: { name, type, isThere: size > 10_000, text } });
    };
  });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio`);
  await page.getByRole('navigation').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByText('No news item yet')).toBeVisible();
  await page.getByRole('link', { name: 'Write news' }).click();

  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('सुबह मैदान पर।\n\nIn the afternoon the little ones ran.');
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.getByLabel('Add pictures').setInputFiles('db/demo/pictures/fine-arts.jpg');
  // A headline does not describe the picture.
  await expect(page.getByLabel('Describe the picture')).toHaveValue('');
  await expect(page.getByLabel('This description is right')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Write a description or a name for each file.');
  await expect(page.getByLabel('Describe the picture')).toBeFocused();
  await page.keyboard.type('Children run along a white line.');
  await expect(page.getByLabel('This description is right')).toBeChecked();
  // The refusal links to the question, which can be answered by keyboard.
  await page.getByRole('link', { name: 'Please say who is in this picture.' }).click();
  await expect(page.getByRole('radio', { name: 'No child can be recognised' })).toBeFocused();
  await expectFine(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Please say who is in this picture' })).toHaveCount(0);
  await expectFine(page);

  const preview = await openInPanel(page, 'Preview');
  const framed = preview.frameLocator('iframe:not([data-waits])');
  await expect(framed.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectFine(page);
  await preview.getByRole('button', { name: 'See the whole page' }).click();
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

  await page.getByRole('link', { name: 'Share it' }).click();
  await expectCards(page);
  await page.getByRole('button', { name: 'Share Picture for WhatsApp' }).click();
  const shared = () => page.evaluate(() => (window as { shared?: object }).shared);
  await expect.poll(shared).toMatchObject({ name: 'news-item-tall.jpg', type: 'image/jpeg', isThere: true });
  expect(await shared()).toHaveProperty('text', expect.stringContaining(`/NewsArticle?id=${id}`));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Message with the link' })).toHaveValue(
    /Read it on our website/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Sheet for the notice board' }).click();
  expect((await download).suggestedFilename()).toBe('news-item-a4.pdf');
  await page.getByRole('link', { name: 'Back to the form' }).click();

  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await expectFine(page);
  // Leaving at once loses nothing.
  await page.getByRole('link', { name: TITLE }).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/draft'));
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Left in a hurry.');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  expect((await kept).status()).toBe(200);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.locator('.ProseMirror')).toHaveText('Left in a hurry.');
  await expect(page.getByText('Your changes are not public yet')).toBeVisible();
  // A draft whose form was left before it was saved appears in the list by itself.
  await page.goto(`${studio.url}/studio/content/news`);
  await page.getByRole('link', { name: 'Write news' }).click();
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Just left');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Just left' })).toBeVisible();

  for (const path of [`/studio/content/news/${id}/versions?compare=1`, '/studio/content/profile/profile']) {
    await page.goto(studio.url + path);
    await expectFine(page);
  }
  // The response to an incomplete form.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});

test('a letter is written with bold words and a list', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/leadership/new`);
  await page.getByLabel('Whose message').selectOption('Chairman');
  await page.getByRole('button', { name: 'Publish' }).click();
  const lacking = page.locator('[id$="-problem"]', { hasText: 'Please fill this in.' });
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

/** As a browser passes it on when somebody presses Ctrl+V. */
const paste = (page: Page, copied: Record<string, string>) =>
  page.locator('.ProseMirror').evaluate((editor, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);

const copied = (name: string) => readFile(`tests/fixtures/pasted/${name}`, 'utf8');

test('content from Word, Google Docs and WhatsApp is pasted, linked, undone and visible', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  await page.goto(`${studio.url}/studio/content/news/new`);
  const editor = page.locator('.ProseMirror');
  await editor.click();
  await paste(page, { 'text/html': await copied('word.html') });
  await expect(editor.locator('h2')).toHaveText('Half-yearly tests');
  await expect(editor.locator('ul ul li')).toHaveText('no red one');
  await expect(editor.locator('th')).toHaveText(['Class', 'Subject', 'Day']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(editor.locator('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(editor.locator('table')).toHaveCount(1);
  await page.keyboard.press('Control+End');
  await paste(page, { 'text/html': await copied('google-docs.html') });
  await expect(editor.locator('table')).toHaveCount(2);
  await page.keyboard.press('Control+End');
  await paste(page, { 'text/plain': await copied('whatsapp.txt') });
  await expect(editor.locator('strong').filter({ hasText: 'Fee counter' })).toBeVisible();

  // A page of ours, by keyboard only.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Add or change a link' });
  await dialog.getByLabel('Link text').fill('All our pictures');
  await dialog.getByRole('searchbox').fill('photo gallery');
  await expect(dialog.getByRole('button', { name: 'Photo Gallery' })).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Photo Gallery' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.type('and more.');
  await page.getByLabel('Title', { exact: true }).fill('Tests and races');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();

  await page.goto(`${studio.url}/NewsArticle?id=${/news\/(\w+)/.exec(page.url())![1]}`);
  const article = page.locator('main article');
  await expect(article.locator('h2').first()).toHaveText('Half-yearly tests');
  await expect(page.getByRole('group', { name: 'Table: Class, Subject, Day' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All our pictures' })).toHaveAttribute('href', '/Gallery');
  await expect(article).toContainText('All our pictures and more.');
  await expectFine(page);
  expect(complaints).toEqual([]);
});

test('what is typed in the moment in which the editor replaces the plain field is kept', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const editor = Promise.withResolvers<void>();
  await page.route('**/assets/rich-editor-*.js', async (route) => (await editor.promise, route.continue()));
  await page.goto(`${studio.url}/studio/content/news/new`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('Come');
  await page.evaluate(() => {
    const typeOn = new MutationObserver(() => {
      if (!document.querySelector('.ProseMirror')) return;
      typeOn.disconnect();
      document.execCommand('insertText', false, ' in.');
    });
    typeOn.observe(document.body, { childList: true, subtree: true });
  });
  editor.resolve();
  await expect(page.locator('.ProseMirror')).toHaveText('Come in.');
});

test('everything published before the editor has loaded is still there afterwards', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const [editor, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/rich-editor-*.js', async (route) => (await editor.promise, route.continue()));
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await page.goto(`${studio.url}/studio/content/news/new`);
  await page.getByLabel('Title', { exact: true }).fill('The river has risen');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('No school tomorrow.');
  await page.getByRole('button', { name: 'Publish' }).click();
  editor.resolve();
  await expect(page.locator('.ProseMirror')).toHaveText('No school tomorrow.');
  answer.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site now' })).toBeVisible();
});
