import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { savedAddress } from '#app/addresses.ts';
import { OFFLINE_WORKER_PATH } from '#app/site/offline/settings.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Offline', '/Calendar');

const languages = ['en', 'hi'] as const;
const MOST_BYTES = 8000;

test.each([
  ['/', '/'],
  ['/facilities/?utm_source=chat', '/Facilities'],
  ['/hi/Calendar?view=list', '/hi/Calendar?view=list'],
  ['/SubGallery?id=diwali', '/SubGallery?id=diwali'],
  ['/Gallery?page=2&year=2025', '/Gallery?year=2025&page=2'],
  ['/FeeStructure', '/FeeStructure'],
  ['/hi/FeeStructure', '/hi/FeeStructure'],
])('%s is saved as %s', (sent, address) => expect(savedAddress(sent, languages)).toBe(address));

test.each([
  '/Gallery?q=my-child',
  '/AdmissionProcess?born=2021-05-04',
  '/AdmissionProcess?joins=2026-04-01',
  '/ThankYou?receipt=LFIS-0123ABCD',
  '/ContactUs?album=diwali&photo=01',
  '/SubGallery?id=diwali&photo=01',
  '/Offline',
  '/api/docs',
  '/styleguide',
  '/studio',
  '/studio/sign-in',
  '/api/image/a',
  '/calendar/all.ics',
  '/visit',
  '/offline-worker.js',
  '/sitemap.xml',
])('%s is never saved', (sent) => expect(savedAddress(sent, languages)).toBeUndefined());

onAnyEngine((open) => {
  test('the worker is small, is always requested again, and changes with the content of its school', async () => {
    const database = await open();
    const site = await openSite(database);
    const first = await site.get(OFFLINE_WORKER_PATH);
    const { headers } = first;
    expect([first.status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-cache');
    const script = await first.text();
    expect(script).toMatch(/^self\.settings=\{"school":"LFIS",/);
    expect(script).not.toMatch(/^import |\bimport\(|\beval\(/m);
    expect(brotliCompressSync(script).length).toBeLessThan(MOST_BYTES);
    const etag = headers.get('etag')!;
    expect((await site.get(OFFLINE_WORKER_PATH, { 'if-none-match': etag })).status).toBe(304);

    await publishAlbum(database);
    await site.services.revisions.refresh();
    const next = await site.get(OFFLINE_WORKER_PATH, { 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(await next.text()).not.toBe(script);
  });

  test('switched off, the worker deletes everything and itself, and no page brings it', async () => {
    const database = await open();
    const on = await openSite(database);
    expect(await (await on.get('/Calendar')).text()).toContain(`data-offline="${OFFLINE_WORKER_PATH}"`);
    const off = await openSite(database, { OFFLINE_PAGES: 'off' }, { school: false });
    expect(await (await off.get('/Calendar')).text()).not.toContain('data-offline');
    const script = await (await off.get(OFFLINE_WORKER_PATH)).text();
    expect(script).toContain('registration.unregister()');
    expect(script).toContain('caches.delete');
    expect(script).not.toContain('fetch');
  });

  test('a school in preparation has no worker, and nobody may save its pages', async () => {
    const site = await openNewSchool(await open());
    const page = await site.get('/Calendar');
    expect(await page.text()).not.toContain('data-offline');
    expect((await site.get(OFFLINE_WORKER_PATH)).status).toBe(403);
  });

  test('pages without a mark: those that are missing', async () => {
    const site = await openSite(await open());
    const missing = await site.get('/SubGallery?id=nothing');
    expect([missing.status, missing.headers.get('cache-control')]).not.toContain('public, no-cache');
  });

  test('every page may run the worker, and nothing else as one', async () => {
    const site = await openSite(await open());
    const { headers } = await site.get('/Facilities');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  });
});
