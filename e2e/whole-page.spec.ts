import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '../app/addresses.ts';
import { diwali, withoutPictures } from './support/pages.ts';

/**
 * Screenshots of the whole page, screen readers, translators and saved copies get everything without
 * scrolling.
 */
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const sections = 'main > :is(section, header, nav, div, article)';

test('the home page’s full screenshot has no blank section, and its text has every heading', async ({
  page,
}) => {
  await page.addInitScript(() => (HTMLDialogElement.prototype.showModal = () => {}));
  await page.goto('/');
  const missing = await page.evaluate(() => {
    const text = document.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase();
    return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:has(*)))')]
      .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim().toLowerCase())
      .filter((words) => !text.includes(words));
  });
  expect(missing).toEqual([]);

  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Read once: it is some twenty screens high.
  const { data, info: raw } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const boxes = await page.locator(sections).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return {
        name: one.querySelector('h1, h2')?.textContent ?? one.getAttribute('aria-label') ?? one.className,
        left: Math.max(0, Math.round(left)),
        top: Math.round(top + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(10);
  const blank = [];
  for (const { name, ...box } of boxes) {
    const { entropy } = await sharp(data, { raw }).extract(box).stats();
    // A section in a single colour has no entropy at all.
    if (entropy < 0.1) blank.push(name);
  }
  expect(blank).toEqual([]);
});

const addresses = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== pages.album.path);

test('no page leaves anything out until it is scrolled to', async ({ page }) => {
  await withoutPictures(page);
  for (const address of [
    ...addresses,
    diwali,
    '/NewsArticle?id=lfis-news-registration-2027',
    '/no-such-page',
  ]) {
    await page.goto(address);
    expect(await leftForLater(page), address).toEqual([]);
  }
});

/** Not laid out until it is near, or hidden until something has been scrolled. */
const leftForLater = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((one) => {
        const { contentVisibility, animationTimeline } = getComputedStyle(one) as CSSStyleDeclaration & {
          animationTimeline?: string;
        };
        return contentVisibility !== 'visible' || !['auto', 'none', undefined].includes(animationTimeline);
      })
      .map((one) => `${one.localName}.${one.className}`),
  );
