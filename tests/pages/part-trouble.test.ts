import { expect, test } from 'vitest';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { pages } from '#app/addresses.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, openSqliteCopy, type TestDatabase } from '#tests/support/database/engines.ts';
import { goodEnquiry, openFilledSite } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { damage, contentTypeNames } from '#tests/support/content/damage-content.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { runsEverything } from '#tests/support/tier.ts';

testsRoutes();

/** The tables that public pages read, except the school's own record. */
const READ_BY_PAGES = [
  ...contentTypeNames,
  'content_items',
  'attachments',
  'media_files',
  'visitor_totals',
  'enquiries',
  'jobs',
];

/** A site without cached pages, on a database where one part cannot be read. */
async function without(
  database: TestDatabase,
  part: string,
  work: (site: Awaited<ReturnType<typeof openSite>>) => Promise<void>,
) {
  const site = await openSite(database, {}, { school: false });
  const mend = await damage(database, part);
  await work(site);
  await mend();
}

// A page without a part is the same code for both engines; that each engine reports it is tested below.
test.each(runsEverything ? READ_BY_PAGES : READ_BY_PAGES.slice(0, 4))(
  'without %s no page loses its frame, and no incomplete page is cached',
  async (table) => {
    const database = await openSqliteCopy();
    const { albumId, storyId } = await openFilledSite(database);
    const addresses = [
      ...Object.values(pages).map(({ path }) => path),
      `/SubGallery?id=${albumId}`,
      `/NewsArticle?id=${storyId}`,
      '/Gallery?year=2026&month=2',
      '/NewsArticle?q=title',
      '/nothing',
    ];
    await without(database, table, async (site) => {
      for (const address of addresses) {
        site.logged.length = 0;
        const hint = `${address} without ${table}`;
        const response = await site.get(address);
        const html = await response.text();
        expect([200, 404, 503], hint).toContain(response.status);
        expect(html, hint).not.toContain('Unexpected Application Error!');
        expect(partsOf(html).headings, hint).toHaveLength(1);
        expect(html, hint).toMatch(/<header[^]*<main[^]*<footer[^]*<strong>LFIS<\/strong>/);
        const errors = site.logged.filter((line) => 'err' in line);
        expect(errors.length, hint).toBeLessThanOrEqual(1);
        expect(response.status === 503, hint).toBe(html.includes('cannot be shown right now'));
        if (errors.length === 0) continue;
        expect(response.headers.get('cache-control'), hint).toBe('no-store');
        expect(errors[0], hint).toMatchObject({ requestId: response.headers.get('x-request-id') });
      }
    });
  },
);

onAnyEngine((open) => {
  test.each([
    { table: 'albums', address: '/Gallery', heading: 'Photo Gallery', logs: 'Error fetching gallery data' },
    {
      table: 'content_items',
      address: '/Gallery',
      heading: 'Photo Gallery',
      logs: 'Error fetching gallery data',
    },
    {
      table: 'content_items',
      address: '/VideoGallery',
      heading: 'Video Gallery',
      logs: 'The texts of videos ',
    },
    {
      table: 'albums',
      address: '/Gallery?year=2026&q=title',
      heading: 'Photo Gallery',
      logs: 'Error fetching gallery data',
    },
    {
      table: 'albums',
      address: '/SubGallery?id={album}',
      heading: 'Photo Gallery',
      logs: 'Error fetching gallery data',
    },
    { table: 'news', address: '/NewsArticle', heading: 'News and Articles', logs: 'The texts of news ' },
    {
      table: 'news',
      address: '/NewsArticle?year=2026&month=2',
      heading: 'News and Articles',
      logs: 'The texts of news ',
    },
    {
      table: 'news',
      address: '/NewsArticle?id={story}',
      heading: 'News and Articles',
      logs: 'The texts of news ',
    },
    { table: 'videos', address: '/VideoGallery', heading: 'Video Gallery', logs: 'The texts of videos ' },
    {
      table: 'leadership',
      address: '/ChairmanWelcome',
      heading: 'Chairman',
      logs: 'The texts of leadership ',
    },
    {
      table: 'leadership',
      address: '/DirectorWelcome',
      heading: 'Director',
      logs: 'The texts of leadership ',
    },
    {
      table: 'leadership',
      address: '/PrincipalWelcome',
      heading: 'Principal',
      logs: 'The texts of leadership ',
    },
  ] as const)(
    'when $table cannot be read, $address says so, and offers to try again',
    async ({ table, address: pattern, heading, logs }) => {
      const database = await open();
      const { albumId, storyId } = await openFilledSite(database);
      const address = pattern.replace('{album}', albumId).replace('{story}', storyId);
      await without(database, table, async (site) => {
        const { port } = await listen(site);
        const { status, headers, body } = await askOnce(port, rawRequest(address, CLOSE));
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
        expect(partsOf(body).headings).toEqual([expect.stringContaining(heading)]);
        const again = new RegExp(`<a class="button[^"]*" href="([^"]*)">Try again</a>`).exec(body)?.[1];
        expect(again?.replaceAll('&amp;', '&')).toBe(address);
        if (/^\/(Gallery|NewsArticle)(?!.*id=)/.test(address)) {
          expect(body).toMatch(/<form[^>]*method="get"/);
          expect(body, 'nothing is counted that was not read').not.toMatch(/of 0 (albums|news items)/);
        }
        const errors = site.logged.filter((line) => 'err' in line);
        expect(errors).toHaveLength(1);
        expect(JSON.stringify(errors)).toContain(logs);
      });
      const site = await openSite(database, {}, { school: false });
      const response = await site.get(address);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.not.stringContaining('cannot be shown right now'),
      ]);
    },
  );

  test('without the school’s own record there is the error page, and it says so', async () => {
    const database = await open();
    await openFilledSite(database);
    await without(database, PROFILE, async (site) => {
      const response = await site.get('/Gallery');
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toMatch(/<header[^]*Unexpected Application Error!/);
    });
  });

  test('the typed text is in the form again, whatever table an enquiry needs and cannot use', async () => {
    const database = await open();
    await openFilledSite(database);
    const body = new URLSearchParams(goodEnquiry).toString();
    for (const table of ['enquiries', 'jobs', 'content_items', 'registrations', 'attachments', PROFILE])
      await without(database, table, async (site) => {
        const { port } = await listen(site);
        const headers = {
          ...CLOSE,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': body.length,
        };
        const answer = await askOnce(port, rawRequest('/ContactUs', headers, { method: 'POST', body }));
        if (answer.status === 303) return;
        expect(answer.status, table).toBe(500);
        for (const typed of Object.values(goodEnquiry)) expect(answer.body, table).toContain(typed);
        expect(answer.body).toContain('What you wrote is still here.');
      });
  });
});
