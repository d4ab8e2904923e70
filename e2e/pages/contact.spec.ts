import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, withoutPictures } from '../support/pages.ts';

const FORM_API = '**/api/form/LFIS/dif';
const DONE = 'Your Form Submitted Successfully.';
const RECEIPT = /^LFIS-[0-9A-Z]{8}$/;

test.beforeEach(({ page }) => withoutPictures(page));

test.describe('with a script', () => {
  test('mistakes are shown after leaving a field or sending, each next to its field; the summary links there', async ({
    page,
  }) => {
    await openForm(page);
    await field(page, 'E-mail').focus();
    await field(page, 'Phone').focus();
    await expect(page.getByText(/^Please write/)).toHaveCount(0);
    await field(page, 'E-mail').fill('asha@');
    await field(page, 'Phone').focus();
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/for example name@example/);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await send(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expectNoAxeFindings(page);
    await summary.getByRole('link', { name: /^Message/ }).click();
    await expect(field(page, 'Message')).toBeFocused();
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Please write your message.');
    await field(page, 'Message').fill('When does the school year begin?');
    await expect(field(page, 'Message')).toHaveAccessibleDescription('');
    await expect(field(page, 'E-mail')).toHaveValue('asha@');
  });

  test('success is shown in the school’s words with a receipt, has the focus, and empties the form', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page, 'May we visit on a Saturday?');
    await send(page);
    await expect(page.getByRole('status').getByRole('heading', { name: DONE, exact: true })).toBeVisible();
    await expect(page.getByRole('status').getByRole('definition')).toHaveText(RECEIPT);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(DONE);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(field(page, 'Your name')).toBeFocused();
    for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  });

  test('if the form cannot hydrate, the server’s form comes back and works without it', async ({ page }) => {
    await page.addInitScript(() => {
      crypto.getRandomValues = () => {
        throw new Error('as in a browser that has none');
      };
    });
    const failed = page.waitForEvent('pageerror');
    await page.goto('/ContactUs');
    await failed;
    await fill(page, 'Is there a library?');
    await send(page);
    await expect(page).toHaveURL(/\/ThankYou\?receipt=LFIS-/);
  });

  test('a double click sends once', async ({ page }) => {
    await openForm(page);
    const keys: string[] = [];
    await page.route(FORM_API, async (route) => {
      keys.push((route.request().postDataJSON() as { key: string }).key);
      await new Promise((done) => setTimeout(done, 300));
      await route.fulfill({ status: 201, json: { message: DONE, receipt: 'LFIS-ABCDEFGH' } });
    });
    await fill(page, 'Is there a school bus to the old town?');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByText('LFIS-ABCDEFGH')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('without a connection the text stays, is offered on the next visit, and is then sent with its first key', async ({
    page,
  }) => {
    await openForm(page);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/dif')) keys.push((request.postDataJSON() as { key: string }).key);
    });
    await page.route(FORM_API, (route) => route.abort('internetdisconnected'));
    await fill(page, 'क्या विद्यालय शनिवार को खुला है?');
    await send(page);
    const trouble = page.getByRole('alert');
    await expect(trouble).toBeFocused();
    await expect(trouble).toContainText('could not reach');
    await expect(trouble.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', /^tel:/);
    await expect(trouble.getByRole('link', { name: 'office@lfis.example' })).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('क्या विद्यालय शनिवार को खुला है?');
    await expectNoAxeFindings(page);

    await page.unroute(FORM_API);
    await page.goto('/Privacy');
    await openForm(page);
    await expect(page.getByRole('heading', { name: 'You have an unsent message' })).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(field(page, 'Message')).toHaveValue('क्या विद्यालय शनिवार को खुला है?');
    await expect(field(page, 'Your name')).toHaveValue('Asha Sample');
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test('an unsent draft can be discarded', async ({ page }) => {
    await openForm(page);
    await field(page, 'Message').fill('Something private');
    await page.goto('/Privacy');
    await openForm(page);
    await page.getByRole('button', { name: 'Delete it' }).click();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('private');
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Delete it' })).toHaveCount(0);
  });

  for (const [status, says] of [
    [429, 'Too many messages'],
    [503, 'Something went wrong on our side'],
  ] as const) {
    test(`an answer ${status} is shown with advice, and can be tried again`, async ({ page }) => {
      await openForm(page);
      await page.route(FORM_API, (route) => route.fulfill({ status, body: '<html>' }));
      await fill(page, `Is the office open on holidays? (${status})`);
      await send(page);
      await expect(page.getByRole('alert')).toContainText(says);
      await page.unroute(FORM_API);
      await send(page);
      await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    });
  }

  test('a suspicious form makes the browser do a proof of work, unnoticed by its sender', async ({
    page,
  }) => {
    // The page's own stamp must be used then, which does not show how fast the form was filled in.
    await page.route('**/api/form/LFIS/stamp', (route) => route.abort());
    await openForm(page);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/dif')) answers.push(response.status());
    });
    await fill(page, 'See http://a.example http://b.example http://c.example www.d.example');
    await send(page);
    await expect(page.getByRole('definition').filter({ hasText: RECEIPT })).toBeVisible();
    expect(answers).toEqual([428, 201]);
  });

  test('the keyboard alone is enough', async ({ page }) => {
    await openForm(page);
    await field(page, 'Your name').focus();
    for (const typed of ['Asha Sample', 'asha@mail.example', '00000 00000', 'Typed with keys alone.']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Write another message' })).toBeFocused();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form goes to the thank-you page', async ({ page }) => {
    await page.goto('/ContactUs');
    await fill(page, 'Sent without a script.');
    await send(page);
    await expect(page).toHaveURL(/\/ThankYou\?receipt=LFIS-/);
    await expect(page.getByRole('definition').filter({ hasText: RECEIPT })).toBeVisible();
  });

  test('mistakes come back with the text, and the summary links to the field', async ({ page }) => {
    await page.goto('/ContactUs');
    await fill(page, ' ');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue(' ');
    await expect(field(page, 'Your name')).toHaveValue('Asha Sample');
    await field(page, 'Message').fill('Fees?');
    await send(page);
    await expect(page).toHaveURL(/\/ThankYou\?receipt=LFIS-/);
  });

  test('no other site is requested before the map is opened, and then only the map’s', async ({
    page,
    baseURL,
  }) => {
    const origins = await watchHosts(page);
    await page.goto('/ContactUs');
    await page.locator('#map').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...origins]).toEqual([baseURL]);
    await showMap(page);
    expect([...origins]).toEqual([baseURL, 'https://maps.lfis.example']);
  });
});

for (const [address, first] of [
  ['/ThankYou', 'When you write to us'],
  ['/ThankYou?receipt=LFIS-0123ABCD', DONE],
] as const)
  test(`the text of ${address} does not touch the banner, next to the picture or below it`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [360, 960, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const banner = (await page.locator('main header').boundingBox())!;
      const heading = (await page.getByRole('heading', { name: first }).boundingBox())!;
      expect.soft(heading.y - banner.y - banner.height, `at ${width}`).toBeGreaterThan(24);
    }
  });

test('the map opens in its frame on request; the address is next to it', async ({ page, baseURL }) => {
  const origins = await watchHosts(page);
  await openForm(page);
  await page.locator('#map').scrollIntoViewIfNeeded();
  expect([...origins]).toEqual([baseURL]);
  await expect(page.locator('[data-island="show-map"]')).toHaveAttribute('data-hydrated');
  await expect(page.locator('iframe')).toBeHidden();
  await showMap(page);
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('#map').getByText('Sample Road')).toBeVisible();
  await expect(page).toHaveURL('/ContactUs');
});

for (const javaScriptEnabled of [true, false])
  test.describe(`the map ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled });

    test('is 450 px high, and neither the address nor anything else covers it', async ({ page }) => {
      await watchHosts(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/ContactUs');
      await page.locator('#map').scrollIntoViewIfNeeded();
      await showMap(page);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const frame = (await page.locator('iframe').boundingBox())!;
        expect(frame.height, `at ${width}`).toBe(450);
        const sign = (await page.getByRole('heading', { name: 'How to get to LFIS' }).boundingBox())!;
        const way = (await page.getByRole('link', { name: 'Open in a map app' }).boundingBox())!;
        for (const over of [sign, way])
          expect(over.y + over.height <= frame.y || over.y >= frame.y + 450, `at ${width}`).toBe(true);
      }
    });
  });

test('a map link that is pressed before its script has loaded still shows the map', async ({ page }) => {
  await watchHosts(page);
  let come = () => {};
  const mayCome = new Promise<void>((go) => (come = go));
  await page.route(/show-map.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/ContactUs');
  await showMap(page);
  come();
  await expect(page.locator('[data-island="show-map"]')).toHaveAttribute('data-shown');
  expect((await page.locator('iframe').boundingBox())!.height).toBe(450);
});

test('a map that is still loading when its script runs is shown, too', async ({ page }) => {
  await watchHosts(page);
  const [script, map] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/show-map.*\.js$/, async (route) => (await script.promise, route.continue()));
  await page.route('https://maps.lfis.example/**', async (route) => (await map.promise, route.fallback()));
  await page.goto('/ContactUs');
  await page.getByRole('link', { name: 'Show the map here' }).click();
  script.resolve();
  await expect(page.locator('[data-island="show-map"]')).toHaveAttribute('data-hydrated');
  map.resolve();
  await expect(page.frameLocator('iframe').getByText('The map itself')).toBeVisible();
});

test('no streets are drawn instead of the real ones', async ({ page }) => {
  for (const [address, selector] of [
    ['/ContactUs', '#map'],
    ['/', '#visit'],
  ] as const) {
    await page.goto(address);
    const drawn = await page.locator(selector).evaluate((section) =>
      [section, ...section.querySelectorAll('*')].flatMap((one) => {
        const { backgroundImage } = getComputedStyle(one);
        return /url\(/.test(backgroundImage) ? [backgroundImage] : [];
      }),
    );
    expect(drawn, address).toEqual([]);
  }
});

test('on a phone the links to call and write come first: the form begins on the first screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/ContactUs');
    const main = page.getByRole('main');
    const form = (await page.getByRole('form', { name: 'Write to us' }).boundingBox())!;
    for (const way of [
      main.getByRole('link', { name: 'Call +91 00000 00000' }),
      main.getByRole('link', { name: 'WhatsApp Send a message (opens in a new tab)' }),
    ]) {
      await expect(way).toBeInViewport({ ratio: 0.95 });
      const box = (await way.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(form.y);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    expect(form.y, `at ${width}`).toBeLessThan(0.8 * height);
    const office = (await page.getByRole('region', { name: 'The school office' }).boundingBox())!;
    expect(office.y).toBeGreaterThan(form.y + form.height);
  }
});

for (const width of [320, 360, 768, 1024, 1440])
  test(`every state fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await fits();
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await fits();
    await page.route(FORM_API, (route) => route.fulfill({ status: 503 }));
    await fill(page, 'A message to look at.');
    await send(page);
    await expect(page.getByRole('alert')).toContainText('on our side');
    await fits();
    await page.unroute(FORM_API);
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    await fits();
  });

const LABELS = ['Your name', 'E-mail', 'Phone', 'Message'];
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function fill(page: Page, message: string) {
  const typed = ['Asha Sample', 'asha@mail.example', '00000 00000', message];
  for (const [index, label] of LABELS.entries()) await field(page, label).fill(typed[index]!);
}

async function openForm(page: Page) {
  await page.goto('/ContactUs');
  await waitForHydration(page);
}

async function waitForHydration(page: Page) {
  const island = page.locator('[data-island="contact-form"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
}

/** The requested origins; the map's own is simulated. */
async function watchHosts(page: Page) {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.route('https://maps.lfis.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The map itself</p>' }),
  );
  return origins;
}

async function showMap(page: Page) {
  await page.getByRole('link', { name: 'Show the map here' }).click();
  await expect(page.frameLocator('iframe').getByText('The map itself')).toBeVisible();
}
