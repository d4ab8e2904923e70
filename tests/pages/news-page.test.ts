import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { publishStory } from '#tests/support/content/browsing.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { mainOf, partsOf } from '#tests/support/http/page-parts.ts';
import { storedDocument, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/NewsArticle');

async function page(site: TestSite, search: string) {
  await site.services.revisions.refresh();
  const response = await site.follow(`/NewsArticle${search}`);
  expect(response.status, search).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  const cards = [...main.matchAll(/<article[^]*?<\/article>/g)].map(([card]) => card);
  const stories = cards.map((card) => /href="\/NewsArticle\?id=([^"&]*)"/.exec(card)?.[1]);
  return { html, main, cards, stories, ...partsOf(html) };
}

onAnyEngine((open) => {
  test('the list uses the first day of the event: year, month, words, and the count', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishStory(database, {
      id: 'feb',
      date: '2025-12-20',
      fromDate: '2026-02-14',
      title: 'Kite Day',
    });
    await publishStory(database, { id: 'dec', date: '2026-01-02', fromDate: '2025-12-01' });
    await publishStory(database, { id: 'nov', fromDate: '2025-11-30', description: 'बाल दिवस पर नाटक' });
    await publishStory(database, { id: 'draft', status: 'draft' });

    const shown = async (search: string) => (await page(site, search)).stories;
    expect(await shown('')).toEqual(['feb', 'dec', 'nov']);
    expect(await shown('?year=2025')).toEqual(['dec', 'nov']);
    expect(await shown('?year=2025&month=11')).toEqual(['nov']);
    expect(await shown('?q=KITE')).toEqual(['feb']);
    expect(await shown('?year=2025&q=बाल')).toEqual(['nov']);
    expect(await shown('?year=2026&q=बाल')).toEqual([]);
    const similar = await page(site, '?q=विंटर');
    expect(similar.stories).toEqual(['dec', 'nov']);
    expect(similar.main).toContain('Similar spelling');

    const { main, canonicals, cards } = await page(site, '?year=2025&month=11');
    expect(main).toMatch(/<b>1<\/b>[^a-z]*of 3 news items/);
    expect(main).toMatch(/<option value="11" selected="">Nov</);
    expect(canonicals).toEqual(['https://school.example/NewsArticle?year=2025&amp;month=11']);
    expect(cards[0]).toContain('dateTime="2025-11-30"');
  });

  test('a card has its picture, day, title as the link, shortened text, and the attachment by name', async () => {
    const database = await open();
    const site = await openSite(database);
    const picture = await storedPicture(site.services);
    const paper = await storedDocument(site.services);
    await publishStory(database, {
      id: 'timings',
      title: 'Winter timings',
      date: '2026-10-28',
      fromDate: '2026-11-02',
      attachments: [
        { mediaId: paper.mediaId, alt: 'The circular' },
        { mediaId: picture.mediaId, alt: 'The gate' },
      ],
    });
    const [card] = (await page(site, '')).cards;
    expect(card).toContain(`/api/image/${picture.path}?w=`);
    expect(card).toMatch(
      /<h2[^>]*><a href="\/NewsArticle\?id=timings"><span class="few-lines">Winter timings<\/span><\/a><\/h2>/,
    );
    const [, stamp] = /<time[^>]*dateTime="2026-11-02">(.*?)<\/time>/.exec(card!)!;
    expect(stamp).toBe('<b>2</b> <span>Nov 2026</span>');
    expect(card).toMatch(/<time[^>]*dateTime="2026-10-28">Written 28 Oct 2026/);
    expect(card).toContain(`<a class="link" href="/api/image/${paper.path}">Attachment<span`);
  });

  test('thirteen a page, with links that keep the filters; the first is larger', async () => {
    const database = await open();
    const site = await openSite(database);
    for (let day = 10; day < 25; day++)
      await publishStory(database, { id: `story-${day}`, fromDate: `2025-06-${day}` });
    const [first, second] = [await page(site, '?year=2025'), await page(site, '?year=2025&page=2')];
    expect([first.stories.length, second.stories]).toEqual([13, ['story-11', 'story-10']]);
    expect(first.main).toMatch(/rel="next" href="\/NewsArticle\?year=2025&amp;page=2"/);
    expect(second.main).toMatch(/rel="prev" href="\/NewsArticle\?year=2025"/);
    const classNames = first.cards.map((card) => /<article class="([^"]*)"/.exec(card)![1]!.trim());
    expect(classNames[0]).toMatch(new RegExp(`^${classNames[1]} \\w`));
    expect(new Set(classNames.slice(1)).size).toBe(1);
  });

  test('no news, no results and a page number too large each have a message and links back', async () => {
    const database = await open();
    const site = await openSite(database);
    expect((await page(site, '')).main).toMatch(/<h2>No news yet<\/h2>/);
    await publishStory(database, { id: 'only' });
    for (const search of ['?year=1999', '?q=zebra', '?page=99', `?q=${'x'.repeat(10_000)}`]) {
      const { main, stories, robots } = await page(site, search);
      expect(stories, search).toEqual([]);
      expect(main, search).toMatch(/<h2>[^<]+<\/h2>[^]*<a class="link" href="\/NewsArticle"/);
      expect(robots, search).toEqual(['noindex, follow']);
    }
  });

  test('a full story: days, paragraphs, linked addresses, more pictures, its documents and its neighbours', async () => {
    const database = await open();
    const site = await openSite(database);
    const [red, blue] = [
      await storedPicture(site.services, 'red'),
      await storedPicture(site.services, 'blue'),
    ];
    const paper = await storedDocument(site.services);
    await publishStory(database, { id: 'before', title: 'Before', fromDate: '2026-01-01' });
    await publishStory(database, { id: 'after', title: 'After', fromDate: '2026-03-01' });
    await publishStory(database, {
      id: 'open-day',
      title: 'Open day',
      date: '2026-02-10',
      description:
        'Come at nine.\nBring the form.\r\n\r\nWrite to office@lfis.example, call +91 00000 00000, see https://portal.lfis.example/form. [x](y)\n\n\n<b>Bye</b>',
      attachments: [
        { mediaId: red.mediaId, alt: 'The open gate', caption: 'At nine' },
        { mediaId: paper.mediaId, alt: 'The plan of the day' },
        { mediaId: blue.mediaId, alt: 'The hall' },
      ],
    });
    const { main, canonicals, descriptions, headings } = await page(site, '?id=open-day&year=2020');
    expect(canonicals).toEqual(['https://school.example/NewsArticle?id=open-day']);
    expect(descriptions).toEqual(['Come at nine. Bring the form.']);
    expect(headings[0]).toContain('Open day');
    const article = /<article>[^]*?<\/article>/.exec(main)![0];
    const [, paragraph] = /<p class="(\w+) lead"/.exec(article)!;
    expect(article.match(new RegExp(`<p class="${paragraph} `, 'g'))).toHaveLength(3);
    for (const part of [
      'href="mailto:office@lfis.example"',
      'href="tel:+910000000000"',
      'href="https://portal.lfis.example/form" target="_blank" rel="noopener"',
      '[x](y)',
      '&lt;b&gt;Bye&lt;/b&gt;',
      'alt="The open gate"',
      '<figcaption>At nine</figcaption>',
      'alt="The hall"',
      '<time dateTime="2026-02-14">14 Feb 2026</time>',
      '<time dateTime="2026-02-10">10 Feb 2026</time>',
      `href="/api/image/${paper.path}"`,
      'The plan of the day</b> <small>PDF</small>',
    ])
      expect(article).toContain(part);
    expect(article).toMatch(/href="\/NewsArticle\?id=after" rel="prev"/);
    expect(article).toMatch(/href="\/NewsArticle\?id=before" rel="next"/);
    const more = main.slice(main.indexOf('id="more-news"'));
    expect([...more.matchAll(/<h3[^>]*><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/NewsArticle?id=after',
      '/NewsArticle?id=before',
    ]);
  });

  test('a story with only a title is a page without gaps', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishStory(database, { id: 'bare', title: 'बाल दिवस', description: '' });
    for (const search of ['?id=bare', '']) {
      const { main, descriptions } = await page(site, search);
      expect(main, search).toMatch(/<h[12][^>]* lang="hi"/);
      expect(main, search).not.toMatch(/<(p|ul|li|nav|section|figure)(?! role="status")[^>]*><\/\1>/);
      expect(descriptions[0], search).not.toBe('');
    }
  });

  test('a draft, an expired story or an invalid id is not found', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishStory(database, { id: 'draft', status: 'draft' });
    await publishStory(database, { id: 'expired', expireAt: new Date('2026-01-01T00:00:00Z') });
    await site.services.revisions.refresh();
    for (const id of [
      'draft',
      'expired',
      'none',
      'A B',
      '!',
      "' OR 1=1 --",
      '🎉',
      '\0',
      'x'.repeat(10_000),
    ]) {
      const response = await site.get(`/NewsArticle?${new URLSearchParams({ id })}`);
      expect(response.status, id).toBe(404);
      expect(await response.text(), id).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await site.follow('/NewsArticle?id=')).status).toBe(200);
  });

  test('any text by staff makes a page: no failure, no markup', async () => {
    const database = await open();
    const site = await openSite(database);
    let count = 0;
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '\n\n',
        '\r\n',
        '[x](y)',
        '[home](home)',
        'https://',
        'http://[',
        'a@b.c',
        '+1 1 1 1 1 1',
        '<i>',
      ),
    );
    // PostgreSQL cannot store NUL; commands never pass one on.
    const text = fc
      .array(part, { maxLength: 12 })
      .map((all) => all.join('').replaceAll('\0', '').toWellFormed());
    await fc.assert(
      fc.asyncProperty(text, text, async (title, description) => {
        const id = `generated-${(count += 1)}`;
        await publishStory(database, { id, title, description });
        await site.services.revisions.refresh();
        for (const address of [pageAddress('news', { id }), pageAddress('news')]) {
          const response = await site.get(address);
          expect(response.status).toBe(200);
          expect(mainOf(await response.text())).not.toMatch(/<i>|href="(?!\/|https?:|mailto:|tel:|#)/);
        }
      }),
      { numRuns: 25 },
    );
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });
});
