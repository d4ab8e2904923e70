import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { mainOf, partsOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { addVideo } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/VideoGallery');

const publishVideos = (database: TestDatabase, videos: { id: string; videoUrl?: string; title?: string }[]) =>
  publish(database, async (change) => {
    for (const [index, video] of videos.entries())
      await addVideo(change, {
        schoolCode: SCHOOL,
        now: NOW,
        publishFrom: new Date('2020-01-01T00:00:00Z'),
        title: `The video ${video.id}`,
        date: `2026-01-${String(28 - (index % 28)).padStart(2, '0')}`,
        videoUrl: `https://videos.example/${video.id}`,
        ...video,
      });
  });

async function videos(site: TestSite, search = '') {
  await site.services.revisions.refresh();
  const response = await site.follow(`/VideoGallery${search}`);
  expect(response.status, search).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  return {
    html,
    main,
    cards: [...main.matchAll(/<article[^]*?<\/article>/g)].map(([card]) => card),
    ...partsOf(html),
  };
}

onAnyEngine((open) => {
  test('each video has its title, day and a link that opens a new tab and says so', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishVideos(database, [{ id: 'concert' }, { id: 'play', title: 'नाटक' }]);
    const { cards } = await videos(site);
    expect(cards).toHaveLength(2);
    expect(cards[0]).toMatch(
      /<h2[^>]*><a href="https:\/\/videos\.example\/concert" target="_blank" rel="noopener noreferrer">/,
    );
    expect(cards[0]!.replaceAll(/<[^>]+>/g, '')).toContain('The video concert (opens in a new tab)');
    expect(cards[0]).toContain('dateTime="2026-01-28"');
    expect(cards[1]).toContain('<span class="few-lines" lang="hi">नाटक</span>');
  });

  test('nothing on the page is requested from the videos’ sites, and no script runs', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishVideos(database, [{ id: 'concert', videoUrl: 'https://www.youtube.com/watch?v=x' }]);
    const { html, scripts } = await videos(site);
    expect(scripts).toEqual([]);
    expect(html.replaceAll(/<a [^>]*>/g, '')).not.toContain('youtube.com/watch');
    expect(html).not.toMatch(/<(iframe|video|embed|object|source|link|img)[^>]*youtube/);
  });

  test('neighbours have different covers, and a video keeps its own when another is added', async () => {
    const database = await open();
    const site = await openSite(database);
    const ids = Array.from({ length: 12 }, (_, index) => `v${index}`);
    await publishVideos(
      database,
      ids.map((id) => ({ id })),
    );
    const coversShown = async () =>
      new Map(
        (await videos(site)).cards.map((card) => [
          /id="cover-([^"]*)"/.exec(card)![1]!,
          /<svg[^]*?<\/svg>/.exec(card)![0].replaceAll(/cover-[\w-]+/g, ''),
        ]),
      );
    const before = await coversShown();
    expect(new Set(before.values()).size).toBe(12);
    await publish(database, (change) =>
      addVideo(change, {
        id: 'newest',
        schoolCode: SCHOOL,
        now: NOW,
        publishFrom: NOW,
        title: 'New',
        date: '2026-11-01',
        videoUrl: 'https://videos.example/new',
      }),
    );
    const after = await coversShown();
    for (const id of ids) expect(after.get(id), id).toBe(before.get(id));
  });

  test('a page has 24, and any address works', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishVideos(
      database,
      Array.from({ length: 27 }, (_, index) => ({ id: `v${index}` })),
    );
    expect((await videos(site)).cards).toHaveLength(24);
    const second = await videos(site, '?page=2');
    expect(second.cards).toHaveLength(3);
    expect(second.canonicals).toEqual(['https://school.example/VideoGallery?page=2']);
    expect(second.main).toMatch(/rel="prev" href="\/VideoGallery"/);
    for (const search of ['?page=-1', '?page=x', "?page='--", '?page=1e9', '?q=%F0%9F%8E%89', '?page='])
      expect((await videos(site, search)).cards, search).toHaveLength(24);
    const beyond = await videos(site, '?page=99');
    expect(beyond.main).toMatch(/<h2>[^<]+<\/h2><p><a class="link" href="\/VideoGallery"/);
    expect(beyond.robots).toEqual(['noindex, follow']);
  });

  test('without videos the page says so and links to the photos; a non-web address is not a link', async () => {
    const database = await open();
    const site = await openSite(database);
    const empty = await videos(site);
    expect(empty.main).toMatch(/<h2>No videos yet<\/h2>[^]*<a class="link" href="\/Gallery"/);
    expect(empty.robots).toEqual([]);
    await publishVideos(
      database,
      ['javascript:alert(1)', 'data:text/html,x', '', 'not an address'].map((videoUrl, index) => ({
        id: `odd-${index}`,
        videoUrl,
      })),
    );
    const { cards } = await videos(site);
    expect(cards).toHaveLength(4);
    for (const card of cards) expect(card).not.toContain('<a ');
  });
});
