import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { browsing, publishStory } from '#tests/support/content/browsing.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { parseNewsSearch } from './input.ts';
import { browseStories, findNeighbourStories, findStory, listStories } from './queries.server.ts';

const query = { schoolCode: SCHOOL, now: NOW };

onEachEngine((open) => {
  async function school(days: string[]) {
    const database = await open();
    await createTestSchool(database);
    // Published on the first of January: lists and filters must not use that day.
    for (const fromDate of days)
      await publishStory(database, { id: `on-${fromDate}`, fromDate, date: '2026-01-01' });
    return database;
  }

  const listFor = (database: TestDatabase, search = '') =>
    browseStories(browsing(database), { ...query, ...parseNewsSearch(new URLSearchParams(search)) });

  test('news are filtered by the day of the event: year, month and words together', async () => {
    const database = await school(['2024-12-31', '2025-02-01', '2025-11-02']);
    await publishStory(database, { id: 'hindi', fromDate: '2025-11-13', title: 'बाल दिवस पर नाटक' });
    await publishStory(database, { id: 'later', publishFrom: new Date(NOW.getTime() + 1) });
    const ids = async (search: string) => {
      const { items, shown, calendar } = await listFor(database, search);
      expect([shown, calendar.total], search).toEqual([items.length, 4]);
      return items.map(({ id }) => id);
    };
    expect(await ids('')).toEqual(['hindi', 'on-2025-11-02', 'on-2025-02-01', 'on-2024-12-31']);
    expect(await ids('year=2025')).toEqual(['hindi', 'on-2025-11-02', 'on-2025-02-01']);
    expect(await ids('year=2025&month=11')).toEqual(['hindi', 'on-2025-11-02']);
    expect(await ids('year=2025&month=11&q=timings')).toEqual(['on-2025-11-02']);
    expect(await ids('q=%E0%A4%AC%E0%A4%BE%E0%A4%B2 %E0%A4%A6%E0%A4%BF')).toEqual(['hindi']);
    expect(await ids('year=2026')).toEqual([]);
    const { calendar } = await listFor(database);
    expect(calendar.years.map(({ year, count }) => [year, count])).toEqual([
      [2025, 3],
      [2024, 1],
    ]);
  });

  test('many stories are spread over pages, each story once', async () => {
    const database = await school([]);
    for (let day = 10; day < 30; day++) await publishStory(database, { fromDate: `2025-06-${day}` });
    const pages = [
      await listFor(database),
      await listFor(database, 'page=2'),
      await listFor(database, 'page=3'),
    ];
    expect(pages.map(({ items }) => items.length)).toEqual([13, 7, 0]);
    expect(pages[0]).toMatchObject({ shown: 20, lastPage: 2 });
    const days = pages.flatMap(({ items }) => items.map(({ fromDate }) => fromDate));
    expect(days).toEqual(Array.from({ length: 20 }, (_, index) => `2025-06-${29 - index}`));
  });

  test('a story is found with its files and its neighbours', async () => {
    const database = await school(['2025-02-01', '2025-11-02']);
    const storage = localDiskStorage(database.where.dataDir);
    const { mediaId, path } = await storedPicture({ database, storage });
    const id = await publishStory(database, {
      fromDate: '2025-06-15',
      attachments: [{ mediaId, alt: 'A picture' }],
    });
    const story = await findStory(database.reads, { ...query, id });
    expect(story).toMatchObject({ id, fromDate: '2025-06-15', attachments: [{ path, alt: 'A picture' }] });
    const around = await findNeighbourStories(database.reads, { ...query, story: story! });
    expect(around).toEqual({
      newer: { id: 'on-2025-11-02', title: 'Winter timings' },
      older: { id: 'on-2025-02-01', title: 'Winter timings' },
    });
    const { languages: _languages, ...listed } = story!;
    expect(await listStories(database.reads, { ...query, limit: 1, offset: 1 })).toEqual([listed]);
  });

  test('a story of another school, or one not yet published, cannot be found by its id', async () => {
    const database = await school([]);
    await createTestSchool(database, 'OTHER');
    const foreign = await publishStory(database, { schoolCode: 'OTHER' });
    const draft = await publishStory(database, { status: 'draft' });
    for (const id of [foreign, draft, 'nothing'])
      expect(await findStory(database.reads, { ...query, id })).toBeUndefined();
  });
});
