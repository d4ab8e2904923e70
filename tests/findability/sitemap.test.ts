import { expect, test } from 'vitest';
import { pageAddress, inLanguage, listedPages, listOf } from '#app/addresses.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { findSitemapPart, sitemap } from '#app/site/findability/sitemap.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { publishStory } from '#tests/support/content/browsing.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const SITE = 'https://school.example';
/** Each in both languages. */
const fixed = listedPages
  .filter((page) => !listOf(page))
  .flatMap((page) =>
    defaultLanguages.map((language) => SITE + inLanguage(pageAddress(page), language, defaultLanguages)),
  );
const album = (id: string) => `${SITE}/SubGallery?id=${id}`;
const story = (id: string) => `${SITE}/NewsArticle?id=${id}`;

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
const changes = (xml: string) =>
  [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, moment]) => moment!);

onAnyEngine((open) => {
  test('the sitemap has every page, every live album and every live story, with its time of change', async () => {
    const database = await open();
    const site = await openSite(database);
    await createTestSchool(database, 'OTHER');
    const changedAt = new Date('2026-10-01T04:05:06.000Z');
    await publishAlbum(database, { id: 'kites', now: changedAt });
    await publishAlbum(database, { id: 'draft', status: 'draft' });
    await publishAlbum(database, { id: 'later', publishFrom: new Date(NOW.getTime() + 60_000) });
    await publishAlbum(database, { id: 'others', schoolCode: 'OTHER' });
    await publishStory(database, { id: 'timings', now: changedAt });
    await publishStory(database, { id: 'draft-story', status: 'draft' });
    await site.services.revisions.refresh();

    const response = await site.get('/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps/);
    expect(locations(xml)).toEqual([...fixed, album('kites'), story('timings')]);
    expect(changes(xml)).toEqual([
      ...fixed.map(() => NOW.toISOString()),
      changedAt.toISOString(),
      changedAt.toISOString(),
    ]);
    for (const address of locations(xml)) {
      const page = await site.get(address.slice(SITE.length));
      expect(page.status, address).toBe(200);
      expect(await page.text(), address).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });

  test('it is cached like a page: a browser that has it gets a 304, and a new album appears', async () => {
    const database = await open();
    const site = await openSite(database);
    const etag = (await site.get('/sitemap.xml')).headers.get('etag')!;
    const again = await site.get('/sitemap.xml', { 'if-none-match': etag });
    expect([again.status, again.headers.get('x-page-cache')]).toEqual([304, 'hit']);
    expect(
      (await site.get('/sitemap.xml', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBe('br');
    await publishAlbum(database, { id: 'kites' });
    await site.services.revisions.refresh();
    expect(locations(await (await site.get('/sitemap.xml')).text())).toContain(album('kites'));
    for (const part of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])
      expect((await site.get(part)).status, part).toBe(404);
  });

  test('too many addresses for one file are split into several, each once', async () => {
    const database = await open();
    await createTestSchool(database);
    const ids = Array.from({ length: 7 }, (_, index) => `album-${index}`);
    for (const id of ids) await publishAlbum(database, { id });
    const options = sitemapOptions(database, fixed.length / defaultLanguages.length + 6);
    const text = async (number: number) => (await findSitemapPart(options, number))?.text ?? '';
    expect(
      (await sitemap(sitemapOptions(database, fixed.length / defaultLanguages.length + 7))).text,
    ).toContain('<urlset');

    const index = (await sitemap(options)).text;
    expect(index).toContain('<sitemapindex xmlns=');
    expect(locations(index)).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
    expect(locations(await text(1))).toEqual(fixed);
    expect(locations(await text(2))).toEqual(ids.map(album));

    const small = sitemapOptions(database, 3);
    const parts = await Promise.all([2, 3, 4].map((number) => findSitemapPart(small, number)));
    expect(parts.map((part) => locations(part!.text).length)).toEqual([3, 3, 1]);
    expect(parts.flatMap((part) => locations(part!.text))).toEqual(ids.map(album));

    for (const id of ['old', 'new'])
      await publishStory(database, { id, fromDate: `2026-0${id === 'old' ? 1 : 2}-01` });
    expect(locations((await sitemap(small)).text)).toHaveLength(5);
    expect(locations((await findSitemapPart(small, 4))!.text)).toHaveLength(1);
    expect(locations((await findSitemapPart(small, 5))!.text)).toEqual([story('old'), story('new')]);
    for (const number of [0, 6, 99])
      expect(await findSitemapPart(small, number), `${number}`).toBeUndefined();
  });
});

const sitemapOptions = (database: TestDatabase, most: number) => ({
  db: database.reads,
  schoolCode: SCHOOL,
  siteUrl: SITE,
  languages: defaultLanguages,
  now: NOW,
  most,
});
