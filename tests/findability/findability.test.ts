import { expect, test } from 'vitest';
import { pageAddress, listedPages, listOf, type PageName, pages } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { type FilledSite, openFilledSite } from '#tests/support/http/good-calls.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const SITE = 'https://school.example';
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const addressOf = (name: PageName, { ids }: FilledSite) => {
  const type = listOf(name) && contentTypes.find(({ itemPage }) => itemPage === name);
  return type ? type.address({ id: ids[type.name]!, texts: {} }) : pageAddress(name);
};

const partsAt = async (site: FilledSite, path: string) => partsOf(await (await site.get(path)).text());

onAnyEngine((open) => {
  test('every page describes itself for shared links, in its own words', async () => {
    const site = await openFilledSite(await open());
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const name of Object.keys(pages) as PageName[]) {
      const address = addressOf(name, site);
      const html = await (await site.get(address)).text();
      const { openGraph, titles: own, descriptions: ownDescriptions, canonicals } = partsOf(html);
      titles.add(own[0]!);
      descriptions.add(ownDescriptions[0]!);
      expect(openGraph, address).toEqual({
        title: expect.stringMatching(/./),
        description: ownDescriptions[0],
        url: canonicals[0],
        type: 'website',
        site_name: 'LFIS',
        locale: 'en_IN',
        image: expect.stringMatching(/^https:\/\/school\.example\/cards\/[\w/-]+\/[0-9a-f]{16}\.jpg$/),
        'image:width': '1200',
        'image:height': '630',
        'image:alt': expect.stringContaining('LFIS'),
      });
      expect(own[0], address).toContain(openGraph.title);
      expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    }
    expect([titles.size, descriptions.size]).toEqual([Object.keys(pages).length, Object.keys(pages).length]);
  });

  test('only pages worth finding are indexed', async () => {
    const site = await openFilledSite(await open());
    for (const name of Object.keys(pages) as PageName[]) {
      const { robots } = await partsAt(site, addressOf(name, site));
      expect(robots, name).toEqual(listedPages.includes(name) ? [] : ['noindex']);
    }
    expect(['apiDocs', 'styleguide'].filter((name) => listedPages.includes(name as PageName))).toEqual([]);
    for (const missing of ['/nothing', '/admision', '/SubGallery?id=none'])
      expect((await partsAt(site, missing)).robots, missing).toEqual(['noindex']);
  });

  test('a filtered list is canonical itself; an empty one is followed but not indexed', async () => {
    const site = await openFilledSite(await open());
    await publishAlbum(site.services.database, { date: '2025-11-30' });
    await site.services.revisions.refresh();
    const full = await partsAt(site, '/Gallery?year=2025&month=11');
    expect([full.canonicals, full.robots]).toEqual([[`${SITE}/Gallery?year=2025&amp;month=11`], []]);
    for (const search of ['?year=1999', '?page=99', '?year=2025&month=1'])
      expect((await partsAt(site, `/Gallery${search}`)).robots, search).toEqual(['noindex, follow']);
  });

  test('home has structured data about the school; every other page has breadcrumbs', async () => {
    const site = await openFilledSite(await open());
    const home = await partsAt(site, '/');
    expect(home.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'School',
        '@id': `${SITE}/#school`,
        name: 'LFIS',
        url: `${SITE}/`,
        slogan: 'A Gateway for Knowledge & Wisdom',
        description: 'A sample school for tests.',
      },
      expect.objectContaining({ '@type': 'WebSite', name: 'LFIS', url: `${SITE}/` }),
    ]);
    for (const name of listedPages.filter((page) => page !== 'home')) {
      const address = addressOf(name, site);
      const { structuredData, openGraph } = await partsAt(site, address);
      const trail = structuredData[0] as { '@type': string; itemListElement: Record<string, unknown>[] };
      expect(trail['@type'], address).toBe('BreadcrumbList');
      const [first, last] = [trail.itemListElement[0]!, trail.itemListElement.at(-1)!];
      expect(first, address).toMatchObject({ position: 1, name: 'Home', item: `${SITE}/` });
      expect(last, address).toMatchObject({ name: unescaped(openGraph.title!), item: SITE + address });
      expect(trail.itemListElement.map(({ position }) => position)).toEqual(
        trail.itemListElement.map((_, index) => index + 1),
      );
    }
  });

  test('an album is a gallery of existing images; text by staff stays text', async () => {
    const site = await openFilledSite(await open());
    const { structuredData } = await partsAt(site, pageAddress('album', { id: site.albumId }));
    const gallery = structuredData[1] as { image: { contentUrl: string }[] };
    expect(gallery).toMatchObject({
      '@type': 'ImageGallery',
      name: 'ours title',
      image: [{ '@type': 'ImageObject' }],
    });
    const { pathname, search } = new URL(gallery.image[0]!.contentUrl);
    expect((await site.get(pathname + search)).status).toBe(200);

    const title = `</script><script>alert(1)</script><!-- "'& \u2028`;
    const id = await publishAlbum(site.services.database, { title, description: title });
    await site.services.revisions.refresh();
    const html = await (await site.get(pageAddress('album', { id }))).text();
    expect(html).not.toContain('<script>');
    expect(partsOf(html).structuredData[1]).toMatchObject({ name: title, description: title });
  });

  test('a story is an article in structured data and for shared links, with its own card', async () => {
    const site = await openFilledSite(await open());
    const address = pageAddress('news', { id: site.storyId });
    const { structuredData, openGraph } = await partsAt(site, address);
    expect(structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'NewsArticle']);
    expect((structuredData[0] as { itemListElement: object[] }).itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'News and Articles', item: `${SITE}/NewsArticle` },
      { name: 'ours title', item: SITE + address },
    ]);
    expect(structuredData[1]).toMatchObject({
      headline: 'ours title',
      url: SITE + address,
      articleBody: 'ours description',
      datePublished: '2026-02-13T18:30:00.000Z',
    });
    const { image } = structuredData[1] as { image: string };
    for (const picture of [image, openGraph.image!]) {
      const { pathname, search } = new URL(unescaped(picture));
      expect((await site.get(pathname + search)).headers.get('content-type'), picture).toBe('image/jpeg');
    }
    expect(openGraph).toMatchObject({
      title: 'ours title',
      description: 'ours description',
      type: 'article',
    });
    expect(openGraph.image).toContain(`/cards/news/${site.storyId}/`);
  });

  test('home and the news link the news feeds, and every page the manifest', async () => {
    const site = await openFilledSite(await open());
    const naming = ['/', '/NewsArticle', '/NewsArticle?year=2026', pageAddress('news', { id: site.storyId })];
    const pagesNaming = await Promise.all(naming.map(async (path) => (await site.get(path)).text()));
    for (const [type, href] of [
      ['application/rss+xml', '/news/rss.xml'],
      ['application/atom+xml', '/news/atom.xml'],
    ])
      for (const html of pagesNaming)
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" type="${type!.replace('+', '\\+')}"[^>]* href="${href}"`),
        );
    for (const path of ['/', '/Gallery', '/nothing'])
      expect(await (await site.get(path)).text(), path).toContain(
        '<link rel="manifest" href="/manifest.webmanifest"/>',
      );
  });
});
