import { expect, test } from 'vitest';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { expectWellFormed } from '#tests/support/http/xml.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { addStory } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/NewsArticle', '/api/image', '/news/rss.xml');

const FEEDS = { '/news/rss.xml': 'application/rss+xml', '/news/atom.xml': 'application/atom+xml' };

async function publishStory(
  site: TestSite,
  story: { id: string; title: string; description?: string; date?: string },
) {
  const { mediaId } = await storedPicture(site.services);
  await publish(site.services.database, (change) =>
    addStory(change, {
      schoolCode: SCHOOL,
      now: NOW,
      publishFrom: new Date('2020-01-01T00:00:00Z'),
      description: 'On the field.',
      date: '2026-02-14',
      fromDate: story.date ?? '2026-02-14',
      attachments: [{ mediaId, alt: 'A kite' }],
      ...story,
    }),
  );
  await site.services.revisions.refresh();
}

onAnyEngine((open) => {
  test('the newest news come first, each with its own id, a link and a picture that exist', async () => {
    const site = await openSite(await open());
    await publishStory(site, { id: 'old', title: 'Old news', date: '2025-01-01' });
    await publishStory(site, { id: 'new', title: 'Kite Day', date: '2026-02-14' });
    for (const [path, type] of Object.entries(FEEDS)) {
      const response = await site.get(path);
      expect([response.status, response.headers.get('content-type')], path).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
      const xml = await response.text();
      expectWellFormed(xml);
      const items = xml.split(/<(?:item|entry)>/).slice(1);
      expect(
        items.map((item) => /<title>([^<]*)/.exec(item)?.[1]),
        path,
      ).toEqual(['Kite Day', 'Old news']);
      const names = items.map((item) => /<(?:guid|id)[^>]*>([^<]*)/.exec(item)?.[1]);
      expect(names, path).toEqual(['new', 'old'].map((id) => `https://school.example/NewsArticle?id=${id}`));
      const link = /<link>([^<]*)|<link href="([^"]*)"/.exec(items[0]!)!;
      const page = new URL(link[1] ?? link[2]!);
      const html = await (await site.get(page.pathname + page.search)).text();
      expect(html, path).toMatch(/<h1[^>]*>Kite Day<\/h1>/);
      const picture = new URL(
        /(?:url|href)="([^"]*\?w=960[^"]*)"/.exec(items[0]!)![1]!.replace('&amp;', '&'),
      );
      expect((await site.get(picture.pathname + picture.search)).status, path).toBe(200);
    }
    expect(await (await site.get('/news/rss.xml')).text()).toContain(
      '<pubDate>Fri, 13 Feb 2026 18:30:00 GMT</pubDate>',
    );
  });

  test('an empty feed is valid, and an unchanged one is a 304', async () => {
    const site = await openSite(await open());
    for (const path of Object.keys(FEEDS)) {
      const first = await site.get(path);
      expectWellFormed(await first.text());
      const again = await site.get(path, { 'if-none-match': first.headers.get('etag')! });
      expect([again.status, await again.text()], path).toEqual([304, '']);
      expect(first.headers.get('cache-control'), path).toBe('public, no-cache');
    }
    await publishStory(site, { id: 'new', title: 'Kite Day' });
    for (const path of Object.keys(FEEDS))
      expect(await (await site.get(path)).text(), path).toContain('Kite Day');
  });

  test('text by staff is text in a feed, even if it looks like markup', async () => {
    const site = await openSite(await open());
    const title = `]]></title><script>alert(1)</script>&amp;"' \u0001\ufffe\ud800 बाल दिवस`;
    await publishStory(site, { id: 'odd', title, description: `${title}\n\nSecond` });
    for (const path of Object.keys(FEEDS)) {
      const xml = await (await site.get(path)).text();
      expectWellFormed(xml);
      for (const never of ['<script', '\u0001', '\ufffe']) expect(xml.includes(never), path).toBe(false);
      expect(xml, path).toContain('बाल दिवस');
      // Once for HTML, once for XML: a reader that decodes both finds the text, and no element.
      expect(xml, path).toContain('&amp;lt;script&amp;gt;');
    }
  });
});
