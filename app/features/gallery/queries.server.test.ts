import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { foundTestSchool, NOW, publishAlbum, SCHOOL, storedPicture } from '#tests/support/school.ts';
import { countIn } from './album.ts';
import { albumCalendar, findAlbum, listAlbums, listWholeAlbums } from './queries.server.ts';

const asked = { schoolCode: SCHOOL, now: NOW };

onEachEngine((open) => {
  async function school(days: string[]) {
    const database = await open();
    await foundTestSchool(database);
    for (const date of days) await publishAlbum(database, { id: `on-${date}`, date });
    return database;
  }

  test('albums come newest first and page by page', async () => {
    const { reads } = await school(['2024-01-26', '2026-08-15', '2025-10-20']);
    const ids = async (page: { limit: number; offset?: number }) =>
      (await listAlbums(reads, { ...asked, ...page })).map(({ id }) => id);
    expect(await ids({ limit: 10 })).toEqual(['on-2026-08-15', 'on-2025-10-20', 'on-2024-01-26']);
    expect(await ids({ limit: 2, offset: 1 })).toEqual(['on-2025-10-20', 'on-2024-01-26']);
    expect(await ids({ limit: 2, offset: 9 })).toEqual([]);
  });

  test('albums of one day keep one order, so that no page repeats or misses any', async () => {
    const database = await school([]);
    for (const id of ['c', 'a', 'b']) await publishAlbum(database, { id, date: '2026-01-26' });
    const pages = await Promise.all(
      [0, 1, 2].map((offset) => listAlbums(database.reads, { ...asked, limit: 1, offset })),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('a year and a month hold their first and last day and no other', async () => {
    const { reads } = await school([
      '2024-12-31',
      '2025-01-01',
      '2025-02-28',
      '2025-03-01',
      '2025-12-31',
      '2026-01-01',
    ]);
    const days = async (filter: { year: number; month?: number }) =>
      (await listAlbums(reads, { ...asked, ...filter, limit: 10 })).map(({ date }) => date);
    expect(await days({ year: 2025 })).toEqual(['2025-12-31', '2025-03-01', '2025-02-28', '2025-01-01']);
    expect(await days({ year: 2025, month: 2 })).toEqual(['2025-02-28']);
    expect(await days({ year: 2025, month: 12 })).toEqual(['2025-12-31']);
    expect(await days({ year: 1999 })).toEqual([]);
  });

  test('the calendar counts by year and month, newest first', async () => {
    const database = await school(['2024-05-01', '2025-02-01', '2025-11-02', '2025-11-30']);
    await publishAlbum(database, { id: 'draft', date: '2026-01-01', status: 'draft' });
    const calendar = await albumCalendar(database.reads, asked);
    expect(calendar).toEqual({
      total: 4,
      years: [
        {
          year: 2025,
          count: 3,
          months: [
            { month: 11, count: 2 },
            { month: 2, count: 1 },
          ],
        },
        { year: 2024, count: 1, months: [{ month: 5, count: 1 }] },
      ],
    });
    expect(countIn(calendar, {})).toBe(4);
    expect(countIn(calendar, { year: 2025, month: 11 })).toBe(2);
    expect(countIn(calendar, { year: 2025, month: 7 })).toBe(0);
    expect(countIn(calendar, { year: 1999 })).toBe(0);
  });

  test('the cover is the first photo that may be shown, and withdrawn photos are not counted', async () => {
    const database = await school([]);
    const storage = localDiskStorage(database.where.dataDir);
    const [red, green, blue] = await Promise.all(
      ['red', 'green', 'blue'].map((colour) => storedPicture({ database, storage }, colour)),
    );
    const photos = [red!, green!, blue!].map(({ mediaId }, index) => ({
      mediaId,
      alt: `Photo ${index}`,
      caption: `Caption ${index}`,
    }));
    const id = await publishAlbum(database, { photos });
    const empty = await publishAlbum(database, { date: '2020-01-01' });

    const cards = await listAlbums(database.reads, { ...asked, limit: 5 });
    expect(cards.map(({ photoCount, cover }) => [photoCount, cover?.path])).toEqual([
      [3, red!.path],
      [0, undefined],
    ]);

    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', red!.mediaId)
      .execute();
    const [card] = await listAlbums(database.reads, { ...asked, limit: 1 });
    expect(card).toMatchObject({
      photoCount: 2,
      cover: { path: green!.path, alt: 'Photo 1', width: 400, height: 300 },
    });
    const album = await findAlbum(database.reads, { ...asked, id });
    expect(album?.photos.map(({ caption }) => caption)).toEqual(['Caption 1', 'Caption 2']);
    const whole = await listWholeAlbums(database.reads, { ...asked, limit: 5 });
    expect(whole.map(({ id, photos }) => [id, photos.length])).toEqual([
      [id, 2],
      [empty, 0],
    ]);
  });

  test('an album of another school, or one not yet published, cannot be found by its id', async () => {
    const database = await school([]);
    await foundTestSchool(database, 'OTHER');
    const foreign = await publishAlbum(database, { schoolCode: 'OTHER' });
    const draft = await publishAlbum(database, { status: 'draft' });
    for (const id of [foreign, draft, 'nothing']) {
      expect(await findAlbum(database.reads, { ...asked, id })).toBeUndefined();
    }
  });
});
