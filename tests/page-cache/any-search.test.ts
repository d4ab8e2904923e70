import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { AlbumId, parseGallerySearch } from '#app/features/gallery/input.ts';
import { browseAlbums, findAlbum } from '#app/features/gallery/queries.server.ts';
import { parseNewsSearch, StoryId } from '#app/features/news/input.ts';
import { browseStories, findStory } from '#app/features/news/queries.server.ts';
import { parseVideosPage } from '#app/features/videos/input.ts';
import { browseVideos } from '#app/features/videos/queries.server.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery', '/NewsArticle', '/SubGallery', '/VideoGallery');

const hostile = fc.constantFrom(
  '"',
  "'",
  "' OR '1'='1' --",
  '"; drop table albums; --',
  '%',
  '_',
  '*',
  'a*',
  '-ours',
  'NEAR(ours title)',
  'ours AND NOT title',
  'title : ours',
  '^ours',
  "'ours':*",
  'ours & !title | x',
  '\\',
  '\0',
  'ours\0title',
  '\ud800',
  '\udc00\ud800',
  '🎉',
  '👩‍👧‍👦 ours',
  'दिवाली',
  'ि',
  'ß',
  '\ue000lfis',
  '\u202eours',
  'x'.repeat(10_000),
  'क्ष '.repeat(2500),
);
const q = fc.oneof(
  hostile,
  fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 5 })
    .map((all) => all.join(' ')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
);
const number = fc.oneof(
  fc.constantFrom(
    'abcd',
    '-1',
    '0',
    '13',
    '1e9',
    '1e308',
    'NaN',
    '2026.5',
    '',
    '0x10',
    '٣',
    '9999',
    '100000',
  ),
  fc.integer({ min: -5, max: 3000 }).map(String),
);
const id = fc.oneof(q, fc.constantFrom('nothing', 'x'.repeat(64), 'x'.repeat(65), '../x', '-'));
const anySearch = fc.record(
  { q, year: number, month: number, page: number, id, photo: id },
  { requiredKeys: [] },
);

onAnyEngine((open) => {
  test('no search makes a list fail, and none returns more than there is', async () => {
    const { services } = await openFilledSite(await open());
    const query = { schoolCode: SCHOOL, now: NOW };
    const { reads } = services.database;
    await fc.assert(
      fc.asyncProperty(anySearch, async (given) => {
        const params = new URLSearchParams(given);
        const lists = await Promise.all([
          browseAlbums(services, { ...query, ...parseGallerySearch(params) }),
          browseStories(services, { ...query, ...parseNewsSearch(params) }),
          browseVideos(services, { ...query, page: parseVideosPage(params) }),
        ]);
        for (const { items, shown, isExact, calendar, lastPage } of lists) {
          expect(items.length).toBeLessThanOrEqual(shown);
          expect(shown).toBeLessThanOrEqual(calendar.total);
          expect([calendar.total, isExact, lastPage]).toEqual([1, true, 1]);
        }
        const [album, story] = [AlbumId.safeParse(given.id), StoryId.safeParse(given.id)];
        if (album.success) expect(await findAlbum(reads, { ...query, id: album.data })).toBeUndefined();
        if (story.success) expect(await findStory(reads, { ...query, id: story.data })).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('no search makes a page fail, and each has one canonical address', async () => {
    const site = await openFilledSite(await open());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/Gallery', '/SubGallery', '/NewsArticle', '/VideoGallery'),
        anySearch,
        async (path, given) => {
          const response = await site.follow(`${path}?${new URLSearchParams(given)}`);
          await response.arrayBuffer();
          expect([200, 404]).toContain(response.status);
          if (path === '/Gallery') expect(response.status).toBe(200);
        },
      ),
      { numRuns: 150 },
    );
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });

  test('the same words with other spaces are the same page', async () => {
    const site = await openFilledSite(await open());
    const first = await site.get(pageAddress('gallery', { q: 'ours title' }));
    const again = await site.follow('/Gallery?page=x&q=%20ours%00%20%20title%20&utm_source=a');
    expect([first.headers.get('x-page-cache'), again.headers.get('x-page-cache')]).toEqual(['miss', 'hit']);
    const nothing = await site.follow('/Gallery?q=%25%F0%9F%8E%89');
    const all = await site.get('/Gallery');
    expect([nothing.headers.get('x-page-cache'), all.headers.get('x-page-cache')]).toEqual(['miss', 'hit']);
  });
});
