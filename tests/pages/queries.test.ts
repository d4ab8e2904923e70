import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { en as prose } from '#content/en/index.ts';
import { en as words } from '#app/words/en.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/:own',
  '/AdmissionProcess',
  '/Calendar',
  '/ChairmanWelcome',
  '/ContactUs',
  '/Event',
  '/Gallery',
  '/GettingStartedatLFIS',
  '/NewsArticle',
  '/PrimaryAges',
  '/Privacy',
  '/SubGallery',
  '/VideoGallery',
);

/** The number of queries that each page may need when it is rendered. A change needs a reason. */
const worth: [page: string, queries: number][] = [
  // Two of them are the menu and the lists' headings, which are then cached while the content does not
  // change; one reads the old site's visitor count.
  ['/', 20],
  ['/ChairmanWelcome', 6],
  ['/GettingStartedatLFIS', 5],
  ['/AdmissionProcess', 5],
  ['/PrimaryAges', 5],
  ['/ContactUs', 5],
  ['/Privacy', 5],
  ['/Gallery', 7],
  ['/Gallery?year=2026', 9],
  ['/SubGallery?id=:album', 8],
  ['/NewsArticle', 7],
  ['/NewsArticle?year=2026', 9],
  ['/NewsArticle?id=:story', 10],
  ['/VideoGallery', 6],
  ['/Calendar', 7],
  ['/Event?id=:event', 7],
];

/** A picture in each of these slots, as a school has them. */
const PICTURED = ['hero-1', 'getting-started-banner', 'admission-banner', 'primary-banner', 'contact-banner'];

onEachEngine((open) => {
  test('no page sends the same query twice', async () => {
    const database = await open();
    const queries: string[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries.push(JSON.stringify(node, (key, value: unknown) => (key === 'queryId' ? undefined : value)));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const reads = database.reads.withPlugin(listening);
    const site = await openSite({ ...database, reads });
    await publishOneOfEverything(database, 'older', { day: '2026-01-14' });
    const ids = await publishOneOfEverything(database, 'ours');
    const { mediaId } = await storedPicture(site.services);
    for (const slot of PICTURED)
      await publish(database, (change) => setPageFile(change, SCHOOL, slot, { mediaId, alt: 'A picture' }));
    await seedPages(database.writes, { schoolCode: SCHOOL, words, prose, now: NOW });
    await site.services.revisions.refresh();
    // Whether the school is public is queried once.
    await site.get('/robots.txt');
    const counted: [string, number][] = [];
    for (const [page] of worth) {
      const path = page
        .replace(':album', ids.albums)
        .replace(':story', ids.news)
        .replace(':event', ids.events);
      queries.length = 0;
      expect((await site.get(path)).status, page).toBe(200);
      counted.push([page, queries.length]);
      const twice = queries.filter((query, index) => queries.indexOf(query) !== index);
      expect(twice, page).toEqual([]);
    }
    expect(counted).toEqual(worth);
  });
});
