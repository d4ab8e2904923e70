import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#app/addresses.ts';
import { type PageStyles, writeRules } from '#app/platform/http/page-styles.server.ts';
import { withoutPictures } from './support/pages.ts';

const built = JSON.parse(readFileSync('build/page-styles.json', 'utf8')) as PageStyles;
const rulesOf = (selectors: PageStyles['frame'][number]['selectors']) =>
  (selectors ?? []).map(({ needs }) => needs).filter((names) => names.length > 0);
/** Most pages share most of them. */
const rules = [
  ...new Map(
    [built.frame, ...built.sheets]
      .flat()
      .map(({ css, selectors }) => ({ css, needs: rulesOf(selectors) }))
      .map((rule) => [JSON.stringify(rule), rule]),
  ).values(),
];

/** Rules that the page was sent without, although it has elements for them. */
const missing = (page: Page) =>
  page.evaluate((all) => {
    const here = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
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

test.describe('compared to a page with all its styles in the head', () => {
  // The other page's styles are not those that its policy names.
  test.use({ bypassCSP: true });

  for (const [name, { path }] of Object.entries(pages))
    test(`every element of ${name} has the same style`, async ({ page }) => {
      test.slow();
      // A font that is late is not used, so every size would depend on the network.
      for (const file of ['**/*.js', '**/*.woff2']) await page.route(file, (route) => route.abort());
      const html = await (await page.request.get(path)).text();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const ours = await stylesOfElements(page, path, html);
        const others = await stylesOfElements(page, path, withAllStylesInHead(html));
        expect(ours.length).toBe(others.length);
        expect(
          ours.filter((style, index) => style !== others[index]),
          `${width} px wide`,
        ).toEqual([]);
      }
    });
});

const STYLE = /<style>(.*?)<\/style>/gs;

/** All rules of the page's two sheets in their order, as they are before the build divides them. */
function withAllStylesInHead(html: string): string {
  const written = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
  const ofPage = built.sheets
    .map((sheet) => [...built.frame, ...sheet])
    .map((sheet) => ({ sheet, found: sheet.filter(({ css }) => written.includes(css)).length }))
    .toSorted((a, b) => b.found - a.found)[0]!.sheet;
  const css = built.layers + writeRules(ofPage);
  return html.replaceAll(STYLE, '').replace('</head>', () => `<style>${css}</style></head>`);
}

/** What the browser computes for each element and for what is before and after its content. */
async function stylesOfElements(page: Page, path: string, html: string): Promise<string[]> {
  await page.route(`**${path}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(path);
  const styles = await page.evaluate(() => {
    // All properties of all elements are too much to send; their sum is enough to compare them.
    const sumOf = (element: Element, box?: string) => {
      const style = getComputedStyle(element, box);
      if (box && style.content === 'none') return 0;
      let sum = 0;
      for (const name of style) {
        const value = style.getPropertyValue(name);
        for (let at = 0; at < value.length; at += 1) sum = (sum * 31 + value.charCodeAt(at)) | 0;
      }
      return sum;
    };
    const boxes = (element: Element) => [undefined, '::before', '::after'].map((box) => sumOf(element, box));
    return [...document.querySelectorAll('body, body :not(style)')].map(
      (element) => `${(element.cloneNode() as Element).outerHTML.slice(0, 120)} ${boxes(element).join(' ')}`,
    );
  });
  await page.unroute(`**${path}`);
  return styles;
}
