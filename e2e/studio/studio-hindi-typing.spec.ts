import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE, WIDE } from '../support/both-widths.ts';
import { listenForComplaints } from '../support/pages.ts';

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio()));
test.afterEach(() => studio.close());

const offered = (page: Page) => page.getByRole('group', { name: 'Hindi words for what you typed' });
const hindiSwitch = (page: Page) => page.getByRole('switch', { name: 'Type in Hindi' });

async function writeNews(page: Page): Promise<{ title: Locator; text: Locator }> {
  await page.goto(`${studio.url}/studio/content/news/new`);
  const text = page.locator('.ProseMirror');
  await expect(text).toBeVisible();
  return { title: page.getByLabel('Title', { exact: true }), text };
}

async function copy(context: BrowserContext, page: Page, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

test('a news item is written in Hindi with Latin letters', async ({ page, context }) => {
  await becomeAdministrator(page, studio);
  const complaints = await listenForComplaints(page);
  const { title, text } = await writeNews(page);
  await title.pressSequentially('namaste ');
  await expect(title).toHaveValue('namaste ');
  await title.fill('');

  await hindiSwitch(page).check();
  await expect(page.getByText('Press Space to change the word to Hindi.')).toBeVisible();
  await title.click();
  await title.pressSequentially('kal se ');
  await expect(title).toHaveValue('कल से ');
  await title.pressSequentially('gaya');
  await expect(offered(page).getByRole('button')).toHaveText([
    '1 गया',
    '2 गाया',
    /^3 /,
    /^4 /,
    '5 गया।',
    '6 gaya as typed',
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'gaya: गया' })).toHaveCount(1);
  await expectFine(page);
  await page.setViewportSize(WIDE);
  await page.keyboard.press('2');
  await expect(title).toHaveValue('कल से गाया');
  await expect(offered(page)).toHaveCount(0);

  // Turned back, kept, and left alone
  await title.pressSequentially(' kal ');
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('कल से गाया kal');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('कल से गाया काल');
  await title.fill('');
  await title.pressSequentially('the');
  await page.keyboard.press('Escape');
  await title.pressSequentially(' PDF office@school.example, www.school.example 5 A WhatsApp hai. ');
  await expect(title).toHaveValue('the PDF office@school.example, www.school.example 5 A WhatsApp है. ');

  // The browser's undo reverts the conversion first, and then the typing.
  await title.fill('');
  await title.pressSequentially('kal ');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('kal ');
  await page.keyboard.press('Control+y');
  await expect(title).toHaveValue('कल ');
  await copy(context, page, 'kal subah ');
  await page.keyboard.press('Control+v');
  await expect(title).toHaveValue('कल kal subah ');

  // A keyboard that composes is left alone until it has finished.
  await title.fill('');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'subah', selectionStart: 5, selectionEnd: 5 });
  await expect(offered(page).getByRole('button', { name: 'सुबह', exact: false }).first()).toBeVisible();
  await expect(title).toHaveValue('subah');
  await keyboard.send('Input.insertText', { text: 'subah' });
  await page.keyboard.press('Space');
  await expect(title).toHaveValue('सुबह ');
  await keyboard.send('Input.imeSetComposition', { text: 'क', selectionStart: 1, selectionEnd: 1 });
  await expect(offered(page)).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: 'कल' });
  await expect(title).toHaveValue('सुबह कल');

  // A word that ends by leaving the field, and the text with its headings
  await title.pressSequentially(' khel');
  await page.keyboard.press('Tab');
  await expect(title).toHaveValue('सुबह कल खेल');
  await text.click();
  await text.pressSequentially('bachchon ne geet gaye');
  await page.keyboard.press('Enter');
  await text.pressSequentially('sabhi abhibhavak aamantrit hain| kal');
  await expect(text.locator('p')).toHaveText(['बच्चों ने गीत गए', 'सभी अभिभावक आमंत्रित हैं। kal']);
  await offered(page).getByRole('button', { name: 'कल।' }).click();
  await expect(text.locator('p').last()).toHaveText('सभी अभिभावक आमंत्रित हैं। कल।');
  await expect(text).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(text.locator('p').last()).toHaveText('सभी अभिभावक आमंत्रित हैं। kal');
  await text.pressSequentially(' ');
  await page.keyboard.press('Control+z');
  await expect(text.locator('p').last()).not.toContainText('कल');
  await page.keyboard.press('Control+Shift+z');
  await expect(text.locator('p').last()).toHaveText('सभी अभिभावक आमंत्रित हैं। कल');
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect(hindiSwitch(page)).toBeChecked();
  await expect(title).toHaveValue('सुबह कल खेल');
  await expect(page.locator('.ProseMirror p').first()).toHaveText('बच्चों ने गीत गए');
  expect(complaints).toEqual([]);
});

test('by touch on a phone, in an album', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/albums/new`);
  await hindiSwitch(page).tap();
  const text = page.getByLabel('What happened');
  await text.tap();
  await text.pressSequentially('khel divas\nbachche daude, geet gaya');
  const choice = offered(page).getByRole('button', { name: 'गाया' });
  const { height, width } = (await choice.boundingBox())!;
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  await expectFine(page);
  await choice.tap();
  await expect(text).toHaveValue('खेल दिवस\nबच्चे दौड़े, गीत गाया');
  await expect(text).toBeFocused();
  // The next key ends the word.
  await text.pressSequentially(' kal');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(text).toHaveValue('खेल दिवस\nबच्चे दौड़े, गीत गाया कल');
  await page.close();
});

test('typing in Hindi is stored with the Hindi text, and English words stay English', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await becomeAdministrator(page, studio);
  const { title } = await writeNews(page);
  await title.pressSequentially('Winter timings');
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  const english = page.url().replace(/\?.*/, '');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: /हिंदी/ }).tap();
  await hindiSwitch(page).tap();
  const translated = page.getByLabel('Title in Hindi');
  await translated.tap();
  await translated.pressSequentially('december ka samay ');
  await expect(translated).toHaveValue('दिसंबर का समय ');

  // Neither the English text nor a new one has it on.
  await page.goto(english);
  await expect(hindiSwitch(page)).not.toBeChecked();
  const { title: fresh } = await writeNews(page);
  await expect(hindiSwitch(page)).not.toBeChecked();
  await fresh.tap();
  await fresh.pressSequentially('Please read this once. ');
  await expect(fresh).toHaveValue('Please read this once. ');

  // A story in Hindi from the start: one tap, stored with it. English within it stays, or is one tap away.
  const { title: newTitle } = await writeNews(page);
  await hindiSwitch(page).tap();
  await newTitle.tap();
  await newTitle.pressSequentially('Please read this once. ');
  await expect(newTitle).toHaveValue('Please read this once. ');
  await newTitle.fill('');
  await newTitle.pressSequentially('parents ko holiday');
  await offered(page).getByRole('button', { name: 'holiday as typed' }).tap();
  await newTitle.pressSequentially(' ka namaste ');
  await expect(newTitle).toHaveValue('पैरेंट्स को holiday का नमस्ते ');
  await expect(page.getByText(/^Saved at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await expect(page).toHaveURL(/\/news\/(?!new)/);
  await page.reload();
  await expect(hindiSwitch(page)).toBeChecked();
  // The writer sees the detected language, and can change it.
  const language = page.getByLabel('Language of this text');
  await expect(language.getByRole('option').first()).toHaveText('Detected: Hindi');
  await language.selectOption({ label: 'English' });
  await expect(hindiSwitch(page)).not.toBeChecked();
  await expectFine(page);
  await page.close();
});

test('without scripts there is no switch', async ({ browser, page }) => {
  await becomeAdministrator(page, studio);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${studio.url}/studio/albums/new`);
  await expect(plain.getByLabel('Name', { exact: false }).first()).toBeVisible();
  await expect(hindiSwitch(plain)).toHaveCount(0);
  await context.close();
});

test('nothing moves when the switch hydrates, so that nobody misses a button', async ({ page }) => {
  await becomeAdministrator(page, studio);
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    const buttonTop = async () => (await page.getByRole('button', { name: 'Create album' }).boundingBox())!.y;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${studio.url}/studio/albums/new`);
    await expect(hindiSwitch(page)).toBeHidden();
    const beforeHydration = await buttonTop();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(hindiSwitch(page)).toBeVisible();
    expect(await buttonTop()).toBe(beforeHydration);
  }
});
