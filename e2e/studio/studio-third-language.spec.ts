import { expect, test } from '@playwright/test';
import { checkValidity } from '../../audit/checks/validity.ts';
import { openScriptless, type PlainPage, readPlainPage } from '../../audit/plain-page.ts';
import { ensureProgram } from '../../scripts/lib/programs.mjs';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectNoAxeFindings } from '../support/pages.ts';

const java = ensureProgram('java');

test.describe.configure({ timeout: 180_000 });

let studio: FreshStudio;
test.beforeEach(
  async () => void (studio = await openFreshStudio({ demo: true, settings: { LANGUAGES: 'en,hi,pa' } })),
);
test.afterEach(() => studio.close());

test('with three languages the studio fits, and no state in its table is broken in mid-word', async ({
  page,
}) => {
  await becomeAdministrator(page, studio);
  for (const path of [
    '/studio/content/profile/profile',
    '/studio/languages/profile/profile?language=pa',
    '/studio/languages?kind=news',
  ]) {
    await page.goto(studio.url + path);
    await expectFine(page);
  }
  await page.setViewportSize(PHONE);
  const broken = await page.locator('tbody [data-state]').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const words = [...mark.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue);
      if (!words || /\s/.test(words.nodeValue!.trim())) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getClientRects().length > 1 ? [words.nodeValue] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('with three languages the header takes one row on the narrowest phone', async ({ page }) => {
  test.skip(!ensureProgram('gurmukhi font'), 'without letters for Punjabi its name is drawn as wide boxes');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/ContactUs', '/hi/ContactUs', '/pa/ContactUs']) {
    await page.goto(studio.url + path);
    const header = await page.getByRole('banner').boundingBox();
    expect(header!.height, path).toBeLessThan(72);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('pages in Punjabi are valid, and axe finds nothing', async ({ page, browser }) => {
  const scriptless = await openScriptless(browser);
  const pages: PlainPage[] = [];
  await page.setViewportSize(PHONE);
  for (const path of ['/pa/ContactUs', '/pa/Sports', '/pa/Gallery', '/pa/NewsArticle']) {
    pages.push((await readPlainPage(scriptless, studio.url, path))!);
    await page.goto(studio.url + path);
    await expectNoAxeFindings(page);
  }
  expect(java ? await checkValidity(java, pages) : []).toEqual([]);
});
