import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../audit/checks/axe.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectFine, PHONE, WIDE } from '../support/both-widths.ts';
import { withoutPictures } from '../support/pages.ts';

// A sample school is created, and axe checks pages.
test.describe.configure({ timeout: 240_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

const WALLS = { marigold: 'rgb(31, 42, 92)', river: 'rgb(13, 79, 110)' };

const wallOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('body > header')!).backgroundColor);

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: WIDE })) {
  test(`a theme is previewed on the real page and then used, on a ${size}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport });
    await becomeAdministrator(page, studio);
    await page.goto(`${studio.url}/studio/look`);
    await expect(page.getByText('This is the look on the site.')).toBeVisible();
    await page.getByRole('radio', { name: 'River' }).check();
    await page.getByRole('group', { name: 'Gateway' }).getByRole('radio', { name: 'Round' }).check();
    await page
      .getByRole('group', { name: 'Font' })
      .getByRole('radio', { name: /^Round/ })
      .check();
    await expect(page.getByText(/^All text can be read/)).toBeVisible();

    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body > header')).toHaveCSS('background-color', WALLS.river);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Baloo/);
    await expect(page.locator('iframe')).toHaveAttribute('src', /colours=river/);

    // Families see none of it.
    const family = await browser.newPage({ viewport });
    await family.goto(studio.url);
    expect(await wallOf(family)).toBe(WALLS.marigold);

    await expectFine(page);
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Use River for the site' }).click();
    await expect(page.getByText('Saved. The site has this look now.')).toBeVisible();
    await family.goto(studio.url);
    expect(await wallOf(family)).toBe(WALLS.river);
    await expect(family.getByRole('img', { name: /^LFIS/ }).first()).toBeVisible();
    await family.close();
  });
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: WIDE })) {
  test(`themes are saved, compared, removed and restored by keyboard, on a ${size}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport });
    await becomeAdministrator(page, studio);
    await page.goto(`${studio.url}/studio/look`);
    const keep = page.locator('summary', { hasText: 'Save as an option' });
    await expect(page.getByText('This is the look on the site.')).toBeVisible();
    await expect(keep).toBeHidden();
    await page.getByRole('radio', { name: 'Neem' }).check();
    await keep.press('Enter');
    const name = page.getByLabel('Name of this look');
    await expect(name).toHaveValue('Look 1');
    await name.fill('For the hall');
    // Enter saves it; families still see the other one.
    await name.press('Enter');
    await expect(page.getByText('Saved as an option.', { exact: true })).toBeInViewport();
    await expect(page.getByText('Saved as “For the hall”.')).toBeVisible();
    await page.getByRole('radio', { name: 'Chalk' }).check();
    await keep.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const savedThemes = page.getByRole('region', { name: 'Saved looks' });
    await expect(savedThemes.getByRole('heading', { level: 3 })).toHaveText([
      'On the site now',
      'For the hall',
      'Look 1',
    ]);
    const small = savedThemes.locator('iframe');
    await small.nth(1).scrollIntoViewIfNeeded();
    await expect(small.nth(1).contentFrame().locator('body > header')).toHaveCSS(
      'background-color',
      'rgb(20, 67, 47)',
    );
    await expectFine(page);
    await page.setViewportSize(viewport);

    await savedThemes.getByRole('button', { name: 'Remove For the hall' }).press('Enter');
    const undo = savedThemes.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(savedThemes.getByRole('heading', { name: 'For the hall' })).toBeVisible();
    // Nothing inside the small previews can be focused.
    await savedThemes.getByRole('link', { name: 'Open For the hall' }).press('Shift+Tab');
    await expect(page.locator('iframe:focus')).toHaveCount(0);
    await savedThemes.getByRole('link', { name: 'Open For the hall' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Neem' })).toBeChecked();
    await savedThemes.getByRole('button', { name: 'Use for the site For the hall' }).click();
    await expect(page.getByText('Saved. The site has this look now.')).toBeVisible();
    await page.goto(studio.url);
    expect(await wallOf(page)).toBe('rgb(20, 67, 47)');
  });
}

test('two colours without enough contrast are refused before they are sent, with a message', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/look`);
  await page.getByLabel(/^First colour/).fill('#1f2a5c');
  await page.getByLabel(/^Second colour/).fill('#8e1f1b');
  await expect(page.getByRole('radio', { name: 'Custom colours' })).toBeChecked();
  await expect(page.getByText('The second colour cannot be read on the first')).toBeVisible();
  await page.getByLabel(/^Second colour/).fill('#ffc72c');
  await expect(page.getByText(/^All text can be read/)).toBeVisible();
});

test('a theme is chosen and used without scripts', async ({ browser }) => {
  const first = await browser.newPage({ viewport: WIDE });
  await becomeAdministrator(first, studio);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    storageState: await first.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${studio.url}/studio/look`);
  await page.getByRole('radio', { name: 'Chalk' }).check();
  await page.getByRole('group', { name: 'Gateway' }).getByRole('radio', { name: 'Plain' }).check();
  const [seen] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview this look' }).click(),
  ]);
  await expect(seen.locator('body > header').first()).toHaveCSS('background-color', 'rgb(250, 243, 230)');
  await page.getByRole('button', { name: 'Use this look for the site' }).click();
  await expect(page.getByText('Saved. The site has this look now.')).toBeVisible();
  await context.close();
});

test('the home page is readable and fits in every palette and gateway', async ({ browser }) => {
  const page = await browser.newPage({ viewport: WIDE });
  await withoutPictures(page);
  await becomeAdministrator(page, studio);
  const themes = [
    ['neem', 'pointed', 'book'],
    ['river', 'round', 'round'],
    ['chalk', 'plain', 'book'],
    ['gulmohar', 'cusped', 'carved'],
    ['jamun', 'plain', 'carved'],
    ['slate', 'pointed', 'round'],
    ['terracotta', 'round', 'book'],
    ['chalk', 'cusped', 'round'],
  ];
  for (const [colours = '', gateway = '', letters = ''] of themes) {
    const params = new URLSearchParams({ colours, gateway, letters, framed: '1' });
    await page.goto(`${studio.url}/studio/preview/look/home?${params.toString()}`);
    for (const width of [1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const what = `${colours} ${gateway} at ${width}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
        width,
      );
      if (width === 1440 || width === 360) expect(await axeFindings(page), what).toEqual([]);
    }
  }
});
