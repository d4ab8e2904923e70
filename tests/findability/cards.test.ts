import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { textColumns } from '#app/publishing/items/rows.server.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/ChairmanWelcome', '/Sports', '/SubGallery', '/cards');

const FOREVER = 'public, max-age=31536000, s-maxage=0, immutable';

/** The address of a page's card, as the page names it. */
async function cardOf(site: TestSite, page: string): Promise<string> {
  const { openGraph } = partsOf(await (await site.get(page)).text());
  return new URL(openGraph.image!).pathname;
}

onAnyEngine((open) => {
  test('a page’s card is a picture of the declared size, cached for ever', async () => {
    const site = await openFilledSite(await open());
    for (const page of ['/', '/Sports', '/ChairmanWelcome', pageAddress('album', { id: site.albumId })]) {
      const card = await cardOf(site, page);
      const response = await site.get(card);
      expect(response.status, page).toBe(200);
      expect(response.headers.get('content-type'), page).toBe('image/jpeg');
      expect(response.headers.get('cache-control'), page).toBe(FOREVER);
      expect(response.headers.get('cross-origin-resource-policy'), page).toBe('cross-origin');
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect({ format, width, height }, page).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      const again = await site.get(card, { 'if-none-match': response.headers.get('etag')! });
      expect(again.status, page).toBe(304);
      const head = await site.app.request(card, { method: 'HEAD' });
      expect(head.headers.get('content-length'), page).toBe(response.headers.get('content-length'));
    }
  });

  test('a changed title has another card, and the old address redirects to it', async () => {
    const site = await openFilledSite(await open());
    const { database } = site.services;
    const id = await publishAlbum(database, { title: 'Kite Day' });
    const page = pageAddress('album', { id });
    const before = await cardOf(site, page);
    const texts = { title: 'Kite Week', date: '2026-02-14' };
    const row = database.writes.updateTable('content_items').set(textColumns(albums, texts));
    await row.where('id', '=', id).execute();
    await publishAlbum(database);
    await site.services.revisions.refresh();
    const after = await cardOf(site, page);
    expect(after).not.toBe(before);
    const old = await site.get(before);
    expect([old.status, old.headers.get('location')]).toEqual([302, after]);
    expect(old.headers.get('cache-control')).toBe('no-cache');
  });

  test('nobody can draw their own card: other names are a 404, and words in the address change nothing', async () => {
    const site = await openFilledSite(await open());
    const card = await cardOf(site, '/Sports');
    const draft = await publishAlbum(site.services.database, { status: 'draft' });
    const version = card.split('/').at(-1)!;
    const strange = [
      '/cards/nothing/',
      '/cards/constructor/',
      '/cards/album/',
      '/cards/album/none/',
      `/cards/album/${draft}/`,
      '/cards/album/..%2f..%2fsports/',
      '/cards/sports/words/',
      '/cards/styleguide/',
    ];
    for (const folder of strange) expect((await site.get(folder + version)).status, folder).toBe(404);
    for (const file of ['free-words.jpg', '0.jpg', `${version}.png`, version.replace('.jpg', '.png'), '%00'])
      expect((await site.get(`/cards/sports/${file}`)).status, file).toBe(404);
    const plain = Buffer.from(await (await site.get(card)).arrayBuffer());
    const worded = Buffer.from(await (await site.follow(`${card}?title=Buy%20here`)).arrayBuffer());
    expect(worded.equals(plain)).toBe(true);
  });

  test('any text by staff can be drawn', async () => {
    const site = await openFilledSite(await open());
    const titles = [
      'बाल दिवस: मंच पर आज शिक्षक',
      'W'.repeat(200),
      '<b>&amp; "quoted" </span>',
      'word '.repeat(60).trim(),
      '🎉 \u202eright to left',
      '.',
    ];
    for (const title of titles) {
      const id = await publishAlbum(site.services.database, { title });
      await site.services.revisions.refresh();
      expect((await site.get(await cardOf(site, pageAddress('album', { id })))).status, title).toBe(200);
    }
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });
});
