import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { NOW, publish, publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/gallery',
  '/api/highlight',
  '/api/news',
  '/api/notification',
  '/api/onlineRegistration',
  '/api/principalMessage',
  '/api/subGallery',
  '/api/video',
);

const listsOf = {
  news: ['/api/news/LFIS'],
  albums: ['/api/gallery/LFIS', '/api/gallery/All/LFIS'],
  videos: ['/api/video/all/LFIS'],
  highlights: ['/api/highlight/LFIS'],
  notifications: ['/api/notification/LFIS'],
  registrations: ['/api/onlineRegistration/LFIS'],
  leadership: ['/api/principalMessage/LFIS'],
};
const lists = Object.entries(listsOf).flatMap(([contentType, paths]) =>
  paths.map((path) => ({ contentType: contentType as keyof typeof listsOf, path })),
);

const idsAt = async (site: TestSite, path: string) => {
  const answer: unknown = await (await site.get(path)).json();
  expect(Array.isArray(answer), `${path} is a bare array`).toBe(true);
  return (answer as { _id: string }[]).map(({ _id: id }) => id);
};

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

onEachEngine((open) => {
  test('lists are bare arrays, empty at first, then newest first in any order of entry', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const { path } of lists) expect(await idsAt(site, path), path).toEqual([]);

    const middle = await publishOneOfEverything(database, 'b', { day: '2026-02-14', publishFrom: hours(-2) });
    const newest = await publishOneOfEverything(database, 'c', { day: '2026-10-01', publishFrom: hours(-1) });
    const oldest = await publishOneOfEverything(database, 'a', { day: '2025-12-31', publishFrom: hours(-3) });
    for (const { contentType, path } of lists)
      expect(await idsAt(site, path), path).toEqual([
        newest[contentType],
        middle[contentType],
        oldest[contentType],
      ]);
  });

  test('for the same day, the latest entry comes first', async () => {
    const database = await open();
    const site = await openSite(database);
    const ids = ['1', '2', '3'].map((end) => `0000000000-${end}`);
    for (const id of ids) await publishAlbum(database, { id });
    expect(await idsAt(site, '/api/gallery/LFIS')).toEqual(ids.toReversed());
  });

  test('only live items are shown: no draft, nothing before its start, after its end, or deleted', async () => {
    const database = await open();
    const site = await openSite(database);
    const live = await publishOneOfEverything(database, 'live', {
      publishFrom: NOW,
      expireAt: hours(1),
    });
    const hidden = {
      draft: await publishOneOfEverything(database, 'hidden', { status: 'draft' }),
      scheduled: await publishOneOfEverything(database, 'hidden', {
        publishFrom: new Date(NOW.getTime() + 1),
      }),
      expired: await publishOneOfEverything(database, 'hidden', { expireAt: NOW }),
      deleted: await publishOneOfEverything(database, 'hidden'),
    };
    await publish(database, async (change) => {
      await change
        .updateTable('content_items')
        .set({ deleted_at: NOW.toISOString() })
        .where('id', 'in', Object.values(hidden.deleted))
        .execute();
    });

    for (const { contentType, path } of lists)
      expect(await idsAt(site, path), path).toEqual([live[contentType]]);
    expect((await site.get(`/api/subGallery?id=${live.albums}`)).status).toBe(200);
    for (const [why, { albums }] of Object.entries(hidden))
      await expectProblem(await site.get(`/api/subGallery?id=${albums}`), 'unknown-album', why);

    site.clock.now = hours(1);
    for (const { contentType, path } of lists)
      expect(await idsAt(site, path), `${path} an hour later`).toEqual([hidden.scheduled[contentType]]);
  });

  test('limit and offset select a part of the long lists', async () => {
    const database = await open();
    const site = await openSite(database);
    const newestFirst = [];
    for (const day of ['2026-03-03', '2026-03-02', '2026-03-01'])
      newestFirst.push(await publishOneOfEverything(database, day, { day }));
    const long = lists.filter(({ contentType }) => ['news', 'albums', 'videos'].includes(contentType));
    for (const { contentType, path } of long) {
      const ids = newestFirst.map((row) => row[contentType]);
      expect(await idsAt(site, `${path}?limit=1`), path).toEqual(ids.slice(0, 1));
      expect(await idsAt(site, `${path}?limit=2&offset=1`), path).toEqual(ids.slice(1));
      expect(await idsAt(site, `${path}?offset=2`), path).toEqual(ids.slice(2));
      expect(await idsAt(site, `${path}?offset=1000000`), path).toEqual([]);
      expect(await idsAt(site, `${path}?limit=1&limit=2`), `${path}: the first of two counts`).toEqual(
        ids.slice(0, 1),
      );
      expect(await idsAt(site, `${path}?year=1999&__proto__=x&constructor=x`), path).toEqual(ids);
    }
  });
});
