import { expect, type Page, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { watchMovement } from './support/motion.ts';
import { expectNoAxeFindings, withoutPictures } from './support/pages.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const listOf = (page: Page, name: string) => page.locator(`#menu-${name}`);
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.beforeEach(async ({ page }) => withoutPictures(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // Without scripts the test's own wait for the end of a fade never ends.
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('by mouse: a click opens a list, another opens the next, a click outside closes', async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await page.goto('/Sports');
      await expect(item(page, 'Facilities')).toBeHidden();
      await group(page, 'Learning').hover();
      await expect(item(page, 'Primary, ages 6–11')).toBeHidden();
      await group(page, 'Learning').click();
      await expect(item(page, 'Primary, ages 6–11')).toBeVisible();
      await group(page, 'Infrastructure').click();
      await expect(item(page, 'Facilities')).toBeVisible();
      await expect(item(page, 'Primary, ages 6–11')).toBeHidden();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(item(page, 'Facilities')).toBeHidden();
      await group(page, 'Infrastructure').click();
      await item(page, 'Library').click();
      await expect(page).toHaveURL(/\/Facilities#academic-zone$/);
    });

    test('by keyboard alone: Enter opens, Tab goes in, Escape closes and restores the focus', async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await page.goto('/Sports');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await tabTo(page, 'Overview');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(item(page, 'About Us')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(item(page, 'About Us')).toBeHidden();
      await expect(group(page, 'Overview')).toBeFocused();

      await tabTo(page, 'Learning');
      await page.keyboard.press('Space');
      await tabTo(page, 'Middle, ages 11–14');
      await page.keyboard.press('Tab');
      // After the end of the list the focus is on the next button, and the list no longer covers the page.
      await expect(group(page, 'Infrastructure')).toBeFocused();
      await expect(listOf(page, 'learning')).toHaveCSS('opacity', '0');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Facilities$/);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true });

      test('by touch: one button opens everything, Close closes it', async ({ page }) => {
        await page.goto('/Sports');
        await expect(item(page, 'Facilities')).toBeHidden();
        await menuButton(page).tap();
        const closing = page.getByRole('button', { name: 'Close menu' });
        await expect(closing).toBeFocused();
        await closing.tap();
        await expect(item(page, 'Facilities')).toBeHidden();
        await menuButton(page).tap();
        await expect(bar(page).getByRole('link', { name: 'LFIS on YouTube' })).toBeAttached();
        await expect(item(page, 'Parent Portal (opens in a new tab)')).toHaveAttribute('target', '_blank');
        await item(page, 'Photo Gallery').tap();
        await expect(page).toHaveURL(/\/Gallery$/);
        await expect(bar(page)).toBeHidden();
      });
    });
  });
}

test('on a phone with a keyboard Escape closes the menu, and Tab moves to visible elements', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/Sports');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await bar(page).getByRole('link', { name: 'LFIS on YouTube' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page)).toHaveCSS('opacity', '0');
});

test('the skip link leads past the menu to the main text', async ({ page }) => {
  await page.goto('/Sports');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('nothing of the open menu is cut off, at any width', async ({ page }) => {
  await page.goto('/Gallery');
  for (const width of [320, 360, 768, 1024, 1263, 1264, 1440, 2560]) {
    await page.setViewportSize({ width, height: 640 });
    const isBar = width >= 1264;
    for (const name of isBar ? ['Overview', 'Infrastructure', 'Gallery'] : ['Menu']) {
      await (isBar ? group(page, name) : menuButton(page)).click();
      const reach = await page.evaluate(() => {
        const open = [...document.querySelectorAll(':popover-open')].at(-1)!;
        const inside = [...open.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
        const edges = inside.map((one) => one.getBoundingClientRect());
        return {
          left: Math.min(...edges.map((edge) => edge.left)),
          right: Math.max(...edges.map((edge) => edge.right)),
          scrolls: open.scrollWidth > open.clientWidth,
          needs: document.documentElement.scrollWidth,
        };
      });
      expect.soft(reach.left, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect.soft(reach.right, `${name} at ${width}`).toBeLessThanOrEqual(width);
      expect.soft(reach.scrolls, `${name} at ${width}`).toBe(false);
      expect.soft(reach.needs, `${name} at ${width}`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  }
});

test('axe finds nothing in an open list, nor in the open menu of a phone', async ({ page }) => {
  // Otherwise it may check half-way through the fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
  await page.goto('/Sports');
  await group(page, 'Infrastructure').click();
  await expect(item(page, 'Facilities')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize(phone);
  await page.reload();
  await menuButton(page).click();
  await expectNoAxeFindings(page);
});

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.textContent())?.trim() === name) return;
  }
  throw new Error(`${name} was not reached`);
}

test('with text enlarged to 200 % no page has to be scrolled sideways on a phone', async ({
  page,
  context,
}) => {
  // The browser setting for the default font size.
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  const paths = [
    '/',
    '/ChairmanWelcome',
    '/GettingStartedatLFIS',
    '/AdmissionProcess',
    '/EarlyLearningAges',
    '/MiddleAges',
    '/ParentGuidelines',
    '/SchoolERPSoftware',
    '/Facilities',
    '/ComputerLab',
    '/Gallery',
    '/VideoGallery',
    '/NewsArticle',
    '/SubGallery?id=lfis-diwali-2026',
    '/NewsArticle?id=lfis-news-registration-2027',
    '/ContactUs',
    '/Privacy',
    '/ThankYou',
    '/api/docs',
    '/styleguide',
    '/no-such-page',
  ];
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect(await cutOff(page), path).toEqual([]);
  }
});

/** Elements that extend past the right edge, although no ancestor scrolls or is meant to clip them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (around: Element | null): boolean =>
      around !== null &&
      around !== document.body &&
      (getComputedStyle(around).overflowX !== 'visible' || isClipped(around.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .filter((one) => !isClipped(one.parentElement))
      .map((one) => `${one.localName} ${one.textContent.slice(0, 40)}`);
  });

test('Contact Us is in the header at every width, next to the social icons if there is room', async ({
  page,
}) => {
  await page.goto('/Sports');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 412, 767, 768, 1024, 1263, 1264, 1280, 1366, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 640 });
    const contact = header.getByRole('link', { name: 'Contact Us', exact: true });
    await expect(contact, `at ${width}`).toHaveCount(1);
    await expect(contact, `at ${width}`).toBeInViewport({ ratio: 1 });
    const { height } = (await contact.boundingBox())!;
    expect.soft(height, `at ${width}`).toBeGreaterThanOrEqual(44);
    const networks = header.getByRole('link', { name: /^LFIS on / });
    await expect(networks, `at ${width}`).toHaveCount(width >= 1264 ? 3 : 0);
    const phone = header.getByRole('link', { name: '+91 00000 00000' });
    await expect(phone, `at ${width}`).toHaveCount(width >= 360 ? 1 : 0);
  }
  await header.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/ContactUs$/);
  await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'page');
});

test('the bar of a wide screen stays within its page, and its parts do not touch', async ({ page }) => {
  await page.goto('/ContactUs');
  for (const width of [1264, 1280, 1366, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const parts = await page.evaluate(async () => {
      // A busy browser may not have rendered the new width yet.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const main = document.querySelector('main h1')!.getBoundingClientRect().left;
      const boxes = [...document.querySelectorAll('body > header :is(a, button)')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 }));
      return { edge: main, boxes };
    });
    const last = Math.max(...parts.boxes.map(({ right }) => right));
    // The icons of the row above have margins around them.
    expect.soft(last, `at ${width}`).toBeLessThanOrEqual(width - parts.edge + 12);
    const bar = parts.boxes.filter(({ middle }) => middle > 60);
    expect.soft(bar.length, `at ${width}`).toBeGreaterThanOrEqual(7);
    for (const [index, { left }] of bar.entries())
      if (index > 0)
        expect.soft(left - bar[index - 1]!.right, `at ${width}, ${index}`).toBeGreaterThanOrEqual(0);
    expect.soft(bar[0]!.left, `at ${width}`).toBeGreaterThan(parts.boxes[0]!.right);
  }
});

test('a phone’s menu begins with the contact options', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/Sports');
  await menuButton(page).click();
  const ways = bar(page).getByRole('list').first().getByRole('link');
  await expect(ways).toHaveText([/^Call/, 'Contact Us', /^Parent Portal/]);
  for (const way of await ways.all()) {
    await expect(way).toBeInViewport({ ratio: 1 });
    expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await expect(ways.first()).toHaveAttribute('href', 'tel:+910000000000');
  await expect(ways.first()).toHaveAccessibleName('Call +91 00000 00000');
  await bar(page).getByRole('link', { name: 'LFIS on YouTube' }).scrollIntoViewIfNeeded();
  await ways.nth(1).click();
  await expect(page).toHaveURL(/\/ContactUs$/);
});

test('the header is one row at every width', async ({ page }) => {
  await page.goto('/Sports');
  for (const width of [320, 360, 600, 640, 700, 719, 720, 767, 768, 900, 959, 960, 1024, 1263]) {
    await page.setViewportSize({ width, height: 640 });
    const middles = await page.evaluate(() =>
      [...document.querySelectorAll('body > header :is(a, button)')]
        .filter((one) => one.checkVisibility({ opacityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect.soft(middles.length, `at ${width}`).toBeGreaterThanOrEqual(3);
    expect.soft(Math.max(...middles) - Math.min(...middles), `at ${width}`).toBeLessThan(4);
  }
});

for (const [name, size, breaks] of [
  ['wide', wide, [['<nav', '</li>'], ['</nav>']]],
  [
    'narrow',
    phone,
    [
      ['href="tel:', '</a>'],
      [' lang="hi"', '</a>'],
    ],
  ],
] as const)
  test(`a ${name} header that loads in parts does not shift`, async ({ page, request }) => {
    const html = await (await request.get('/Sports')).text();
    const positionOf = (words: readonly string[]) =>
      words.reduce((from, word) => html.indexOf(word, from), html.indexOf('<header'));
    const [first, second] = breaks.map(positionOf);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first!);
    const slow = createServer(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, first));
      await setTimeout(400);
      response.write(html.slice(first, second));
      await setTimeout(400);
      response.end(html.slice(second));
    });
    await new Promise<void>((listening) => slow.listen(0, listening));
    await page.setViewportSize(size);
    const moved = await watchMovement(page);
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/Sports`);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await moved()).toBe(0);
    slow.close();
  });
