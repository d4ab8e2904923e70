import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#app/addresses.ts';
import type { PageStyles } from '#app/platform/http/page-styles.server.ts';
import { withoutPictures } from './support/pages.ts';

const built = JSON.parse(readFileSync('build/page-styles.json', 'utf8')) as PageStyles;
const parts = [built.frame, ...Object.values(built.pages).map(({ own }) => own)]
  .flat()
  .filter((part) => typeof part !== 'string');
/** Most pages share most of them. */
const rules = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];

/** Rules that the page was sent without, although it has elements for them. */
const missing = (page: Page) =>
  page.evaluate((all) => {
    const here = document.querySelector('head style')!.textContent;
    const stands = (names: string[]) =>
      names.every((name) => document.getElementsByClassName(name).length > 0);
    return all.filter(({ css, needs }) => !here.includes(css) && needs.some(stands)).map(({ css }) => css);
  }, rules);

test.beforeEach(async ({ page }) => withoutPictures(page));

test('every page has a style for each of its classes, also after hydration', async ({ page }) => {
  for (const { path } of Object.values(pages)) {
    await page.goto(path);
    await expect(page.locator('[data-island][data-hydrate="idle"]:not([data-hydrated])')).toHaveCount(0);
    expect(await missing(page), path).toEqual([]);
  }
});

test('a list that was empty at first is styled when a filter fills it', async ({ page }) => {
  await page.goto('/Gallery?year=2025&q=athletics');
  await expect(page.locator('[data-browse-list]')).toHaveCount(0);
  await expect(page.locator('[data-island="apply-filter"]')).toHaveAttribute('data-hydrated');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.locator('select[name="year"]').selectOption('');
  await expect(page.locator('[data-browse-list] li').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
  expect(await missing(page)).toEqual([]);
});

test('the contact form has the styles of its messages', async ({ page }) => {
  await page.goto('/ContactUs');
  await page.locator('[data-island="contact-form"][data-hydrated] button[type="submit"]').click();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
  expect(await missing(page)).toEqual([]);
});
