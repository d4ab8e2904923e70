import { expect, test } from 'vitest';
import { publishStory } from '#tests/support/content/browsing.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Facilities', '/Gallery', '/NewsArticle', '/studio/languages', '/styleguide');

const PHONE = 'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const STORY = 'winter-timings';

onEachEngine((open) => {
  test('page views are counted by item, in both languages and for every kind of answer', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishStory(database, { id: STORY });
    await site.services.revisions.refresh();
    const { url } = await listen(site);
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(url + path, { headers: { 'user-agent': PHONE, ...headers } });
      await answer.text();
      return answer;
    };
    // Rendered, from the cache, and unchanged.
    const first = await read(`/NewsArticle?id=${STORY}`);
    await read(`/NewsArticle?id=${STORY}`);
    const etag = first.headers.get('etag')!;
    expect((await read(`/NewsArticle?id=${STORY}`, { 'if-none-match': etag })).status).toBe(304);
    await read(`/hi/NewsArticle?id=${STORY}`);
    await read('/Facilities');
    await read('/Gallery?year=2026');
    // None of these is a family that reads.
    await read(`/NewsArticle?id=${STORY}`, { 'user-agent': 'Googlebot/2.1' });
    await read(`/NewsArticle?id=${STORY}`, { 'user-agent': '' });
    await read(`/NewsArticle?id=${STORY}`, { 'sec-purpose': 'prefetch;prerender' });
    await read('/NewsArticle?id=no-such-story');
    await read('/styleguide');
    await fetch(`${url}/Facilities`, { method: 'HEAD', headers: { 'user-agent': PHONE } });

    await site.app.reads.write();
    const counted = async () =>
      ((await allRows(database)).page_views ?? [])
        .map(({ item_type, item_id, views }) => [item_type, item_id, Number(views)])
        .sort();
    expect(await counted()).toEqual([
      ['news', STORY, 4],
      ['pages', 'lfis-page-facilities', 1],
      ['pages', 'lfis-page-gallery', 1],
    ]);
    // Nothing twice, and a second batch adds to the first.
    await site.app.reads.write();
    await read('/Facilities');
    await site.app.reads.write();
    expect(await counted()).toContainEqual(['pages', 'lfis-page-facilities', 2]);
    expect(await counted()).toContainEqual(['news', STORY, 4]);

    const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
    const page = await (await studio.get('/studio/languages?sort=read')).text();
    expect(page.replaceAll('<!-- -->', '')).toContain('read 4 times in the last 30 days');
  });
});
