import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/built-site.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { publishOneOfEverything } from '#tests/support/one-of-everything.ts';

/** So many questions to the database each page is worth, rendered anew. Whoever changes one says why. */
const worth: [page: string, queries: number][] = [
  ['/', 15],
  ['/ChairmanWelcome', 5],
  ['/GettingStartedatLFIS', 4],
  ['/AdmissionProcess', 4],
  ['/PrimaryAges', 4],
  ['/ContactUs', 4],
  ['/Privacy', 4],
  ['/Gallery', 8],
  ['/Gallery?year=2026', 9],
  ['/SubGallery?id=:album', 8],
  ['/NewsArticle', 7],
  ['/NewsArticle?year=2026', 9],
  ['/NewsArticle?id=:story', 11],
  ['/VideoGallery', 6],
];

onEachEngine((open) => {
  test('no page asks the database anything twice', async () => {
    const database = await open();
    const asked: string[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(JSON.stringify(node, (key, value: unknown) => (key === 'queryId' ? undefined : value)));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const reads = database.reads.withPlugin(listening);
    const site = await openSite({ ...database, reads });
    await publishOneOfEverything(database, 'older', { day: '2026-01-14' });
    const ids = await publishOneOfEverything(database, 'ours');
    await site.services.revisions.refresh();
    const counted: [string, number][] = [];
    for (const [page] of worth) {
      const path = page.replace(':album', ids.albums).replace(':story', ids.news_items);
      asked.length = 0;
      expect((await site.get(path)).status, page).toBe(200);
      counted.push([page, asked.length]);
      const twice = asked.filter((query, index) => asked.indexOf(query) !== index);
      expect(twice, page).toEqual([]);
    }
    expect(counted).toEqual(worth);
  });
});
