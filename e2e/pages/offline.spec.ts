import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { openFreshStudio } from '../support/fresh-studio.ts';
import { diwali, expectNoAxeFindings } from '../support/pages.ts';
import { openWeakLine, type WeakLine } from '../support/weak-line.ts';

const WORKER = '/offline-worker.js';

const test = base.extend<{ line: WeakLine }>({
  line: async ({ baseURL }, use) => {
    const line = await openWeakLine(baseURL!);
    await use(line);
    await line.close();
  },
});

/** What the phone has saved, by address. */
const savedOn = (page: Page) =>
  page.evaluate(async () => {
    const saved: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        saved[pathname + search] = await (await cache.match(request))!.text();
      }
    }
    return saved;
  });
const addressesOn = async (page: Page) => Object.keys(await savedOn(page)).toSorted();

/** Opens a page with a script, and waits until the phone can show something offline. */
async function visitFirst(page: Page, line: WeakLine, path = '/Gallery'): Promise<void> {
  await page.goto(line.url + path);
  await expect.poll(() => addressesOn(page)).toContainEqual(expect.stringMatching(/\/Offline$/));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

async function visit(page: Page, line: WeakLine, path: string): Promise<void> {
  await page.goto(line.url + path);
  await expect.poll(() => addressesOn(page)).toContain(path);
}

const bar = (page: Page) => page.locator('.kept-bar');

test('a page without islands brings no worker', async ({ page, line }) => {
  await page.goto(`${line.url}/Facilities`);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
  expect(line.requests).not.toContain(`GET ${WORKER}`);
});

test('the worker comes after the page has loaded, not for whoever saves data', async ({
  page,
  line,
  browser,
}) => {
  await visitFirst(page, line, '/');
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation!.loadEventEnd;
  });
  expect(loaded).toBeGreaterThan(0);
  expect(await addressesOn(page)).toEqual(['/', '/Offline']);

  const saving = await browser.newContext();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const other = await saving.newPage();
  await other.goto(line.url);
  await other.waitForLoadState('networkidle');
  expect(
    await other.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
  await saving.close();
});

test('offline a page that was read is shown as text, with the moment it is from', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await visit(page, line, diwali);
  line.cut();
  await page.goto(`${line.url}/facilities/?utm_source=chat`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await expect(bar(page)).toContainText(
    /You are offline\. This page is from \d+ \w+ \d{4}, \d+:\d\d [AP]M\./,
  );
  await expect(page.locator('script')).toHaveCount(0);
  await expectNoAxeFindings(page);

  await page.goto(line.url + diwali);
  await expect(bar(page)).toBeVisible();
  const pictures = await page.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(pictures.filter((src) => src !== null && !src.startsWith('/assets/'))).toEqual([]);
  await expectNoAxeFindings(page);

  line.mend();
  await bar(page).getByRole('link', { name: 'Try again' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main img').first()).toHaveAttribute('src', /./);
});

test('nothing that a phone saves has a picture, a script, or a form', async ({ page, line }) => {
  await visitFirst(page, line, '/');
  for (const path of ['/Gallery', '/ContactUs', diwali, '/NewsArticle', '/ChairmanWelcome'])
    await visit(page, line, path);
  for (const [path, html] of Object.entries(await savedOn(page))) {
    expect(html, path).not.toMatch(
      /<(?:img|source)[^>]*\/api\/|srcset=|<script|<iframe|data-props|data:image/i,
    );
    expect(html.includes('method="post"'), path).toBe(path === '/Offline');
  }
});

test('what somebody typed, the studio and the API are never saved', async ({ page, line }) => {
  await visitFirst(page, line);
  for (const path of [
    '/Gallery?q=diwali',
    '/AdmissionProcess?born=2021-05-04',
    '/ThankYou?receipt=LFIS-0123ABCD',
    `/ContactUs?album=lfis-diwali-2026`,
    '/Calendar?q=sports',
    '/studio/sign-in',
    '/api/docs',
    '/no-such-page',
  ])
    await page.goto(line.url + path);
  await visit(page, line, '/Calendar?view=list');
  expect(await addressesOn(page)).toEqual(['/Calendar?view=list', '/Gallery', '/Offline']);
});

test('a page that is not saved says so, with the telephone and what is saved', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  line.cut();
  await page.goto(`${line.url}/Sports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved on your phone');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  await expect(list).toHaveText([/^Facilities/, /^Photo/]);
  await expectNoAxeFindings(page);
  await list.first().getByRole('link').click();
  await expect(bar(page)).toContainText('This page is from');
});

test('with nothing saved yet there is no empty list', async ({ page, line }) => {
  await visitFirst(page, line);
  await page.goto(`${line.url}/Offline`);
  await page.getByRole('button', { name: 'Delete saved pages' }).click();
  await expect.poll(() => addressesOn(page)).toEqual(['/Offline']);
  line.cut();
  await page.goto(`${line.url}/Sports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved on your phone');
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('offline the start is the gate as a line, with dates and contact details', async ({ page, line }) => {
  await visitFirst(page, line);
  line.cut();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(line.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(As of|Holiday on) \w+day$/);
    await expect(page.getByRole('main')).not.toContainText(/open today/i);
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Photo.* \d/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoAxeFindings(page);
  }
});

test('a Hindi page says it in Hindi', async ({ page, line }) => {
  await visitFirst(page, line, '/hi/Gallery');
  line.cut();
  await page.goto(`${line.url}/hi/Gallery`);
  await expect(bar(page)).toContainText('आप ऑफ़लाइन हैं।');
  await page.goto(`${line.url}/hi/Sports`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पेज आपके फ़ोन पर सेव नहीं है');
});

test('a saved contact page offers the telephone in place of its form', async ({ page, line }) => {
  await visitFirst(page, line, '/ContactUs');
  line.cut();
  await page.goto(`${line.url}/ContactUs`);
  await expect(page.locator('form[method="post"]')).toHaveCount(0);
  const notice = page.getByText('This form cannot be sent while you are offline');
  await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a saved calendar does not call its day today', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Calendar');
  await expect(page.locator('[data-only-that-day]').first()).toBeAttached();
  line.cut();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('[data-only-that-day], [data-today]')).toHaveCount(0);
});

/** As after a change of content: the browser finds another worker at the next page it opens. */
function changeVersion(line: WeakLine, site: string): void {
  line.answer(WORKER, async (response) => {
    const script = await (await fetch(site + WORKER)).text();
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    response.end(script.replace(/"version":"[^"]*"/, '"version":"changed"'));
  });
}

test('after a change, what was withdrawn is deleted and what changed is saved again', async ({
  page,
  line,
  baseURL,
}) => {
  await visitFirst(page, line);
  for (const path of ['/Facilities', '/Sports', '/ChairmanWelcome']) await visit(page, line, path);
  changeVersion(line, baseURL!);
  line.answer('/Facilities', (response) => response.writeHead(404).end());
  line.answer('/ChairmanWelcome', (response) => response.writeHead(301, { location: '/' }).end());
  line.answer('/Sports', async (response) => {
    const now = await fetch(`${baseURL}/Sports`);
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(now.headers);
    response.writeHead(200, { ...headers, etag: '"new"' });
    response.end((await now.text()).replace('</h1>', ' (new)</h1>'));
  });
  await page.goto(`${line.url}/Gallery`);
  await expect.poll(() => addressesOn(page)).toEqual(['/Gallery', '/Offline', '/Sports']);
  expect((await savedOn(page))['/Sports']).toContain('(new)');
});

test('a page that is gone or private is deleted when it is opened', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  await visit(page, line, '/Sports');
  line.answer('/Facilities', (response) =>
    response.writeHead(410, { 'content-type': 'text/html' }).end('Gone'),
  );
  line.answer('/Sports', (response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('For you only'),
  );
  await page.goto(`${line.url}/Facilities`);
  await page.goto(`${line.url}/Sports`);
  await expect.poll(() => addressesOn(page)).toEqual(['/Gallery', '/Offline']);
});

test('20 pages are saved, for 30 days', async ({ page, line }) => {
  await visitFirst(page, line);
  const months = Array.from({ length: 21 }, (_, index) => `/Calendar?year=${2004 + index}`);
  for (const path of months) await visit(page, line, path);
  const isMonth = (address: string) => address.startsWith('/Calendar');
  await expect.poll(async () => (await addressesOn(page)).filter(isMonth)).toEqual(months.slice(1));

  await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => !one.endsWith('offline'));
    const cache = await caches.open(name!);
    const old = (await cache.match('/Calendar?year=2024'))!;
    const headers = new Headers(old.headers);
    headers.set('x-saved-at', String(Date.now() - 31 * 24 * 3_600_000));
    await cache.put('/Calendar?year=2024', new Response(await old.text(), { headers }));
  });
  line.cut();
  await page.goto(`${line.url}/Calendar?year=2024`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved on your phone');
});

test('when the network hangs, a saved page comes after some seconds, and any other waits', async ({
  page,
  line,
  baseURL,
}) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  line.answer('/Facilities', () => undefined);
  await page.goto(`${line.url}/Facilities`);
  await expect(bar(page)).toContainText('The internet is very slow. This page is from');

  line.answer('/Sports', async (response) => {
    const answer = await fetch(`${baseURL}/Sports`);
    // Longer than the worker waits where it has a saved page.
    await wait(7000);
    response.writeHead(200, { 'content-type': 'text/html' }).end(await answer.text());
  });
  await page.goto(`${line.url}/Sports`);
  await expect(page).toHaveTitle(/Sports/);
  await expect(bar(page)).toHaveCount(0);
});

for (const [what, before, after] of [
  ['it throws when a page is opened', '', 'self.settings.languages = undefined;'],
  ['it cannot be installed', "throw new Error('broken');", ''],
  [
    'the phone is full',
    "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));",
    '',
  ],
  [
    'the phone has no room for any cache',
    "caches.open = () => Promise.reject(new DOMException('full'));",
    '',
  ],
] as const)
  test(`a broken worker holds up no page: ${what}`, async ({ page, line, baseURL }) => {
    line.answer(WORKER, async (response) => {
      const script = await (await fetch(baseURL + WORKER)).text();
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(before + script + after);
    });
    await page.goto(`${line.url}/Gallery`);
    await expect.poll(() => line.requests).toContain(`GET ${WORKER}`);
    await page.waitForLoadState('networkidle');
    for (const path of ['/Facilities', '/', '/Sports']) {
      await page.goto(line.url + path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    }
    expect(await addressesOn(page)).toEqual([]);
  });

test('without the worker’s script, pages work as before', async ({ page, line }) => {
  const mistakes: Error[] = [];
  page.on('pageerror', (error) => mistakes.push(error));
  line.answer(WORKER, (response) => response.writeHead(404).end());
  await page.goto(`${line.url}/Gallery`);
  await expect.poll(() => line.requests).toContain(`GET ${WORKER}`);
  await page.goto(`${line.url}/Facilities`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('once switched off, a phone deletes what it saved and the worker', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  const off = await openFreshStudio({ demo: true, settings: { OFFLINE_PAGES: 'off' } });
  line.forwardTo(off.url);
  await page.goto(`${line.url}/Sports`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${line.url}/Gallery`);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
  await off.close();
});

test('the worker of staff stays, and deletes what the other one saved', async ({ page, line }) => {
  await visitFirst(page, line);
  await visit(page, line, '/Facilities');
  line.answer('/studio/edit-worker.js', (response, { headers }) => {
    expect(headers['service-worker']).toBe('script');
    response.writeHead(200, { 'content-type': 'text/javascript', 'service-worker-allowed': '/' });
    response.end("self.addEventListener('install', () => self.skipWaiting());");
  });
  await page.evaluate(() => navigator.serviceWorker.register('/studio/edit-worker.js', { scope: '/' }));
  await page.goto(line.url);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistrations()
        .then((all) => all.map(({ active }) => new URL(active!.scriptURL).pathname)),
    ),
  ).toEqual(['/studio/edit-worker.js']);
});
