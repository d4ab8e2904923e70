import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { mainOf, partsOf } from '#tests/support/http/page-parts.ts';
import { publishAlbum, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/SubGallery');

async function openAlbum(database: TestDatabase) {
  const site = await openSite(database);
  const deps = { database, storage: site.services.storage };
  const stored = [];
  for (const colour of ['red', 'green', 'blue']) stored.push(await storedPicture(deps, colour));
  const photos = stored.map(({ mediaId }, index) => ({
    mediaId,
    alt: `What photo ${index + 1} shows`,
    caption: index === 1 ? 'The second photo' : '',
  }));
  await publishAlbum(database, { id: 'before', title: 'Before', date: '2025-01-01' });
  await publishAlbum(database, { id: 'after', title: 'After', date: '2027-01-01' });
  const id = await publishAlbum(database, { id: 'ours', title: 'Ours', description: 'One.\n\nTwo.', photos });
  await site.services.revisions.refresh();
  return { site, id, photos: stored };
}

onAnyEngine((open) => {
  test('an album links to each photo, and to the albums before and after it', async () => {
    const { site, photos } = await openAlbum(await open());
    const main = mainOf(await (await site.get('/SubGallery?id=ours')).text());
    for (const { mediaId } of photos)
      expect(main).toContain(`href="/SubGallery?id=ours&amp;photo=${mediaId}"`);
    expect(main).toMatch(/<p>One\.<\/p><p>Two\.<\/p>/);
    expect(main).toMatch(/rel="prev" href="\/SubGallery\?id=before"/);
    expect(main).toMatch(/rel="next" href="\/SubGallery\?id=after"/);
  });

  test('a photo has its own page, with its own title, address and picture for links', async () => {
    const { site, photos } = await openAlbum(await open());
    const [first, second, third] = photos.map(({ mediaId }) => mediaId);
    const html = await (await site.get(`/SubGallery?id=ours&photo=${second}`)).text();
    const { canonicals, titles, openGraph, headings } = partsOf(html);
    expect(canonicals).toEqual([`https://school.example/SubGallery?id=ours&amp;photo=${second}`]);
    expect(titles).toEqual(['The second photo · Ours · LFIS']);
    expect(headings).toHaveLength(1);
    expect(openGraph.image).toContain(`/api/image/${photos[1]!.path}?w=`);
    expect(openGraph).toMatchObject({ 'image:width': '400', 'image:height': '300' });
    const main = mainOf(html);
    expect(main).toContain('alt="What photo 2 shows"');
    expect(main).toMatch(new RegExp(`rel="prev" href="[^"]*photo=${first}#photo"`));
    expect(main).toMatch(new RegExp(`rel="next" href="[^"]*photo=${third}#photo"`));
    expect(main).toContain(`href="/api/image/${photos[1]!.path}" download="ours-2.jpg"`);
  });

  test('a photo of another album, or an unknown one, is not found', async () => {
    const { site, photos } = await openAlbum(await open());
    const status = async (search: string) => (await site.follow(`/SubGallery?${search}`)).status;
    expect(await status('id=ours')).toBe(200);
    expect(await status('id=ours&photo=')).toBe(200);
    expect(await status(`id=ours&photo=${photos[0]!.mediaId}`)).toBe(200);
    expect(await status(`id=before&photo=${photos[0]!.mediaId}`)).toBe(404);
    expect(await status(`photo=${photos[0]!.mediaId}`)).toBe(404);
    const ours = new Set(photos.map(({ mediaId }) => mediaId));
    const noPhoto = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom("' or 1=1 --", '%', '_', '🎉', '-', '../x', 'x'.repeat(10_000)),
      )
      .filter((text) => !ours.has(text));
    await fc.assert(
      fc.asyncProperty(noPhoto, async (photo) => {
        expect(await status(String(new URLSearchParams({ id: 'ours', photo })))).toBe(404);
      }),
      { numRuns: 60 },
    );
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });
});
