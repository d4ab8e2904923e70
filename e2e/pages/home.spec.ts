import { type Browser, expect, type Page, test } from '@playwright/test';
import { watchMovement, withMotion } from '../support/motion.ts';
import { expectNoAxeFindings, listenForComplaints, withoutPictures } from '../support/pages.ts';

// Most of its parts move automatically.
test.use(withMotion);

const KB = 1024;
/** A browser that people use; the visitor count treats the tests' own as a robot. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A047F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const dialog = (page: Page) => page.getByRole('dialog');
const news = (page: Page) => page.getByRole('group', { name: 'Recent News and Articles' }).first();

test.describe('the notifications', () => {
  test('open by themselves, page through, close, and stay closed on the next visit', async ({ page }) => {
    await withoutPictures(page);
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    const title = dialog(page).getByRole('heading');
    await expect(title).toBeFocused();
    const first = await title.innerText();
    await expectNoAxeFindings(page);

    await page.keyboard.press('Tab');
    await dialog(page).getByRole('button', { name: 'Next' }).press('Enter');
    await expect(title).not.toHaveText(first);
    await dialog(page).getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(title).toHaveText(first);
    // All the way round, with one step back.
    await dialog(page).getByRole('button', { name: 'Previous' }).click();
    await expect(dialog(page)).toContainText('3 of 3');

    await page.keyboard.press('Escape');
    // Removed from the page, not only hidden: by then it is remembered.
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-island="notice-dialog"][data-hydrated]')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('open again when one of them has changed', async ({ page }) => {
    await withoutPictures(page);
    await page.addInitScript(() => localStorage.setItem('closed-notices', 'what stood there before'));
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('on a small phone everything in the dialog can be reached', async ({ page }) => {
    await withoutPictures(page);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    for (const name of ['Next', 'Close']) {
      const button = dialog(page).getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('moving parts', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPictures(page);
    await closeDialogBeforehand(page);
  });

  test('the hero changes by its arrows and dots, and loops', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('group', { name: 'Life at LFIS' });
    const dots = hero.getByRole('group', { name: 'Choose a picture' }).getByRole('button');
    await expect(dots).toHaveCount(6);
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
    expect(await current()).toBe(0);
    await hero.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(current).toBe(5);
    await hero.getByRole('button', { name: 'Next' }).click();
    await expect.poll(current).toBe(0);
    await dots.nth(3).click();
    await expect.poll(current).toBe(3);
    // Its picture is requested only now that it is shown.
    await expect(hero.getByRole('group', { name: '4 of 6' }).getByRole('img')).toBeVisible();
  });

  test('moves by itself until paused, everywhere, and on the next page load too', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('group', { name: 'Life at LFIS' });
    await expect(hero.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    const chosen = hero.locator('[aria-current]');
    await expect(chosen).toHaveAttribute('aria-label', '1 of 6');
    await page.clock.runFor(7000);
    await expect(chosen).toHaveAttribute('aria-label', '2 of 6');

    await hero.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
    await page.clock.runFor(30_000);
    await expect(chosen).toHaveAttribute('aria-label', '2 of 6');
    await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('button')).toHaveAccessibleName(
      'Play slideshow',
    );

    await page.reload();
    await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(chosen).toHaveAttribute('aria-label', '1 of 6');
  });

  test('stops under the pointer and while focused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('group', { name: 'Life at LFIS' });
    const chosen = hero.locator('[aria-current]');
    await expect(hero.getByRole('button', { name: 'Next' })).toBeVisible();
    await hero.hover();
    await page.clock.runFor(20_000);
    await expect(chosen).toHaveAttribute('aria-label', '1 of 6');
    await page.mouse.move(5, 5);
    await hero.getByRole('button', { name: 'Next' }).focus();
    await page.clock.runFor(20_000);
    await expect(chosen).toHaveAttribute('aria-label', '1 of 6');
  });

  test('never starts for visitors who prefer reduced motion', async ({ browser }) => {
    const page = await newPage(browser, { reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('group', { name: 'Life at LFIS' });
    await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(hero.locator('[aria-current]')).toHaveAttribute('aria-label', '1 of 6');
    const ticker = page.locator('[data-island="highlights-ticker"]');
    await expect(ticker.getByRole('list')).toHaveCount(1);
    expect(await ticker.evaluate((island) => island.getAnimations({ subtree: true }).length)).toBe(0);
    await page.close();
  });

  for (const [width, shown] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`${shown} stories are side by side at ${width} px, 10 px apart`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await news(page).scrollIntoViewIfNeeded();
      const slides = news(page).getByRole('group', { name: /^\d+ of \d+$/ });
      const boxes = await slides.evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect().toJSON()),
      );
      expect(Math.round(boxes[1]!.left - boxes[0]!.right)).toBe(10);
      expect(boxes.filter(({ left, right }) => left >= 0 && right <= width + 1)).toHaveLength(shown);
      const next = news(page).getByRole('button', { name: 'Next' });
      await next.click();
      await expect.poll(async () => (await slides.first().boundingBox())!.x).toBeLessThan(0);
    });
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a rotated phone shows complete stories, motion: ${reducedMotion}`, async ({ browser }) => {
    const page = await newPage(browser, { reducedMotion, viewport: { width: 740, height: 360 } });
    await closeDialogBeforehand(page);
    await withoutPictures(page);
    await page.goto('/');
    await news(page).scrollIntoViewIfNeeded();
    await expect(page.locator('#news-slides')).toHaveAttribute('data-hydrated');
    await news(page).getByRole('heading', { level: 2 }).hover();
    await page.setViewportSize({ width: 360, height: 740 });
    await news(page).scrollIntoViewIfNeeded();
    const story = news(page).getByRole('group', { name: /^1 of \d+$/ });
    // It was measured again for its new width.
    await expect.poll(async () => Math.round((await story.boundingBox())!.width)).toBeLessThan(340);
    const heading = await news(page).getByRole('heading', { level: 2 }).boundingBox();
    await expect.poll(async () => Math.round((await story.boundingBox())!.x - heading!.x)).toBe(0);
    await page.close();
  });
}

for (const [width, height] of [
  [360, 640],
  [320, 568],
  [390, 844],
  [412, 915],
] as const)
  test(`the tagline and the link to admission are on the first screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await withoutPictures(page);
    await closeDialogBeforehand(page);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('[data-island="hero-slider"][data-hydrated]')).toHaveCount(1);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Admission', exact: true }),
      page.getByRole('link', { name: /^Register Online registration/ }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const admission = await page.getByRole('link', { name: 'Admission', exact: true }).boundingBox();
    expect(admission!.y + admission!.height).toBeLessThanOrEqual(height);
    // And the picture is visible: the whole crown of the arch, which is two thirds as high as it is wide.
    const view = await page.locator('#gateway-opening').evaluate((path) => {
      const { width, height } = path.closest('svg')!.parentElement!.getBoundingClientRect();
      return { width, height };
    });
    expect(view.height).toBeGreaterThan(0.67 * view.width);
    expect(view.width).toBeGreaterThan(0.9 * width);
    // The dots and the arrows are one row below it.
    const middles = await page
      .getByRole('group', { name: 'Life at LFIS' })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => box.top + box.bottom));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  });

test.describe('the four rooms', () => {
  const rooms = (page: Page) =>
    page.locator('[data-carousel]', { has: page.locator('#infrastructure-heading') });
  /** The completely visible ones, from left to right. */
  const shown = (page: Page) =>
    rooms(page).evaluate((carousel) => {
      const view = carousel.querySelector('#infrastructure-slides')!.getBoundingClientRect();
      return [...carousel.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => ({ name: slide.textContent, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left >= view.left - 1 && box.right <= view.right + 12)
        .toSorted((one, other) => one.box.left - other.box.left)
        .map(({ name }) => name);
    });
  const NAMES = ['Art and Craft', 'Music and Dance', 'Outdoor Sports', 'Theatre Education'];
  const around = (from: number, many: number) =>
    Array.from({ length: many }, (_, index) => NAMES[(from + index) % NAMES.length]!);

  test('are side by side, 10 px apart: one, two or four, depending on the width', async ({ page }) => {
    await closeDialogBeforehand(page);
    await withoutPictures(page);
    await page.clock.install();
    await page.goto('/');
    await rooms(page).scrollIntoViewIfNeeded();
    await expect(rooms(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    for (const [width, many] of [
      [360, 1],
      [800, 2],
      [1024, 4],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await rooms(page).scrollIntoViewIfNeeded();
      await expect.poll(() => shown(page), `at ${width}`).toEqual(around(0, many));
      const [one, two] = await rooms(page)
        .getByRole('group', { name: /^[12] of 4$/ })
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON()));
      expect(Math.round(two.left - one.right), `at ${width}`).toBe(10);
    }
  });

  for (const [width, many] of [
    [360, 1],
    [800, 2],
    [1280, 4],
  ] as const)
    test(`move automatically and loop at ${width} px, ${many} side by side`, async ({ page }) => {
      await closeDialogBeforehand(page);
      await withoutPictures(page);
      await page.clock.install();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await rooms(page).scrollIntoViewIfNeeded();
      await expect(rooms(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
      expect(await shown(page)).toEqual(around(0, many));

      await page.clock.runFor(7000);
      await expect.poll(() => shown(page)).toEqual(around(1, many));
      // Past the beginning: neither an end nor a gap.
      for (let turn = 2; turn <= 5; turn++) {
        await rooms(page).getByRole('button', { name: 'Next' }).click();
        await page.clock.runFor(2000);
        await expect.poll(() => shown(page)).toEqual(around(turn, many));
      }
      await rooms(page).getByRole('button', { name: 'Pause slideshow' }).click();
      await page.mouse.move(5, 5);
      await rooms(page).getByRole('button', { name: 'Play slideshow' }).blur();
      await page.clock.runFor(30_000);
      expect(await shown(page)).toEqual(around(5, many));
    });

  test('are each announced once, and each copy links to the same page as its original', async ({ page }) => {
    await closeDialogBeforehand(page);
    await withoutPictures(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await rooms(page).scrollIntoViewIfNeeded();
    await expect(rooms(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(rooms(page).getByRole('link', { name: /^(Art|Music|Outdoor|Theatre)/ })).toHaveCount(4);
    await expectNoAxeFindings(page);
    await rooms(page).getByRole('button', { name: 'Next' }).click();
    const copy = rooms(page).locator('[aria-hidden="true"] a', { hasText: 'Art and Craft' });
    await expect(copy).toBeInViewport({ ratio: 0.99 });
    await copy.click();
    await expect(page).toHaveURL(/\/Facilities#co-curricular-zone$/);
  });

  test('do not move with reduced motion, until a button is pressed', async ({ browser }) => {
    const page = await newPage(browser, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    await closeDialogBeforehand(page);
    await page.clock.install();
    await page.goto('/');
    await rooms(page).scrollIntoViewIfNeeded();
    await expect(rooms(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toEqual(NAMES);
    await rooms(page).getByRole('button', { name: 'Next' }).click();
    await page.clock.runFor(1000);
    await expect.poll(() => shown(page)).toEqual(around(1, 4));
    await page.close();
  });
});

test('a visit counts once; reloading does not', async ({ browser }) => {
  const page = await newPage(browser, { userAgent: PHONE });
  await closeDialogBeforehand(page);
  await page.goto('/');
  const count = page.getByRole('region', { name: 'Visitors Count' }).getByRole('img');
  await expect(count).not.toHaveAccessibleName('0');
  const first = await count.getAttribute('aria-label');
  await page.reload();
  await expect(count).toHaveAccessibleName(first!);
  await page.close();
});

test('a visit that cannot be counted shows a message, and the zeros stay', async ({ page }) => {
  await withoutPictures(page);
  await closeDialogBeforehand(page);
  await page.route('**/visit', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  const visitors = page.getByRole('region', { name: 'Visitors Count' });
  await expect(visitors.getByRole('status')).toHaveText('The visitor count is not available right now.');
  await expect(visitors.getByRole('img')).toHaveAccessibleName('0');
  await expect(visitors.getByRole('img')).toHaveText('000000');
});

test('a count with more digits than expected is shown completely', async ({ page }) => {
  await withoutPictures(page);
  await closeDialogBeforehand(page);
  await page.route('**/visit', (route) => route.fulfill({ json: { visitor: 12345678 } }));
  await page.goto('/');
  const count = page.getByRole('region', { name: 'Visitors Count' }).getByRole('img');
  await expect(count).toHaveAccessibleName('1,23,45,678');
  await expect(count).toHaveText('12345678');
});

test('a gallery that the server could not read is fetched by the browser, or says that it failed', async ({
  page,
}) => {
  await withoutPictures(page);
  await closeDialogBeforehand(page);
  const whole = await (await page.request.get('/')).text();
  const props = JSON.stringify({
    schoolCode: 'LFIS',
    labels: { loading: 'Loading gallery...', failed: 'Not now.', again: 'Try again' },
  });
  await page.route(/:\d+\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: whole.replace(
        /<section id="gallery"[^]*?<\/section>/,
        `<section id="gallery"><h2 id="gallery-heading">Discover Our Gallery</h2><div data-island="gallery-again" data-props='${props}'><div class="message message--wrong" role="status"><p>Not now.</p></div></div></section>`,
      ),
    }),
  );
  let answer = () => {};
  const requested = new Promise<void>((heard) => {
    void page.route(/\/api\/gallery\/LFIS\?/, async (route) => {
      heard();
      await new Promise<void>((go) => (answer = go));
      await route.fulfill({ status: 503, body: '' });
    });
  });
  await page.goto('/');
  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByText('Loading gallery...')).toBeVisible();
  await requested;
  answer();
  await expect(gallery.getByText('Not now.')).toBeVisible();

  await page.unroute(/\/api\/gallery\/LFIS\?/);
  await gallery.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.getByRole('link').first()).toBeVisible();
});

test('the first view is light, quiet and still', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await closeDialogBeforehand(page);
  const complaints = await listenForComplaints(page);
  const loaded: { url: string; type: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    loaded.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
  });
  const moved = await watchMovement(page);
  await page.goto('/');
  await expect(page.locator('[data-island="hero-slider"][data-hydrated]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');

  const weigh = (type?: string) =>
    loaded.filter((file) => !type || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  const figures = Object.fromEntries(
    ['document', 'stylesheet', 'script', 'font', 'image'].map((type) => [type, weigh(type)]),
  );
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...figures, all: weigh() }) });
  expect.soft(weigh('script'), 'scripts').toBeLessThan(16 * KB);
  // The page contains them; a hydrating island requests none.
  expect.soft(loaded.filter(({ type }) => type === 'stylesheet').map(({ url }) => url)).toEqual([]);
  expect.soft(weigh(), 'everything').toBeLessThan(300 * KB);

  const scripts = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
      .map(({ name }) => name.split('/').at(-1)!);
  });
  // Only the loader, in its three small files, may be requested before the first paint; it acts after it.
  const loader = /^(entry\.client|preload-helper|rolldown-runtime)/;
  expect(scripts.filter((name) => !loader.test(name))).toEqual([]);

  expect(await moved(), 'letters that find their place as the fonts arrive').toBeLessThan(0.01);
  expect(loaded.map(({ url }) => new URL(url).origin).filter((origin) => origin !== baseURL)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and followed', async ({ page }) => {
    await withoutPictures(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible();
    const hero = page.getByRole('group', { name: 'Life at LFIS' });
    await expect(hero.getByRole('img')).toHaveCount(6);
    await expect(hero.getByRole('button')).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Highlights' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(news(page).getByRole('article').first()).toBeVisible();
    const rooms = page.locator('#infrastructure-slides [aria-roledescription="slide"]');
    await expect(rooms).toHaveCount(4);
  });
});

/** For journeys about other things: prevents the dialog. */
async function closeDialogBeforehand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      if (this.getAttribute('aria-labelledby') === 'notice-title') this.dispatchEvent(new Event('close'));
      else open.call(this);
    };
  });
}

async function newPage(browser: Browser, options: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await browser.newPage(options);
  await withoutPictures(page);
  return page;
}

test('with text enlarged to 200 % nothing is cut off or needs sideways scrolling, on a phone and on a desktop', async ({
  page,
  context,
}) => {
  // The browser setting for the default font size; zooming to 200 % is the same at half the width.
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', /^(\d{3}|[4-9]\d)/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    const cut = await page.locator('main :is(h1, h2, h3, p, a, button)').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility() && !element.closest('[data-carousel], [data-island], .unseen'),
        )
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
