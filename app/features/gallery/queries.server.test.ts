import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { browsing } from '#tests/support/content/browsing.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { findPhoto } from './album.ts';
import { parseGallerySearch } from './input.ts';
import {
  browseAlbums,
  findAlbum,
  findNeighbourAlbums,
  listAlbums,
  listEmptyAlbums,
  listWholeAlbums,
} from './queries.server.ts';

const query = { schoolCode: SCHOOL, now: NOW };

onEachEngine((open) => {
  async function school(days: string[]) {
    const database = await open();
    await createTestSchool(database);
    for (const date of days) await publishAlbum(database, { id: `on-${date}`, date });
    return database;
  }

  test('albums come newest first and page by page', async () => {
    const { reads } = await school(['2024-01-26', '2026-08-15', '2025-10-20']);
    const ids = async (page: { limit: number; offset?: number }) =>
      (await listAlbums(reads, { ...query, ...page })).map(({ id }) => id);
    expect(await ids({ limit: 10 })).toEqual(['on-2026-08-15', 'on-2025-10-20', 'on-2024-01-26']);
    expect(await ids({ limit: 2, offset: 1 })).toEqual(['on-2025-10-20', 'on-2024-01-26']);
    expect(await ids({ limit: 2, offset: 9 })).toEqual([]);
  });

  test('albums of one day have a stable order, so that no page repeats or misses any', async () => {
    const database = await school([]);
    for (const id of ['c', 'a', 'b']) await publishAlbum(database, { id, date: '2026-01-26' });
    const pages = await Promise.all(
      [0, 1, 2].map((offset) => listAlbums(database.reads, { ...query, limit: 1, offset })),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('a year and a month include their first and last day and no other', async () => {
    const { reads } = await school([
      '2024-12-31',
      '2025-01-01',
      '2025-02-28',
      '2025-03-01',
      '2025-12-31',
      '2026-01-01',
    ]);
    const days = async (filter: { year: number; month?: number }) =>
      (await listAlbums(reads, { ...query, ...filter, limit: 10 })).map(({ date }) => date);
    expect(await days({ year: 2025 })).toEqual(['2025-12-31', '2025-03-01', '2025-02-28', '2025-01-01']);
    expect(await days({ year: 2025, month: 2 })).toEqual(['2025-02-28']);
    expect(await days({ year: 2025, month: 12 })).toEqual(['2025-12-31']);
    expect(await days({ year: 1999 })).toEqual([]);
  });

  const listFor = (database: TestDatabase, search = '') =>
    browseAlbums(browsing(database), { ...query, ...parseGallerySearch(new URLSearchParams(search)) });

  test('the gallery is filtered by year, month and words together, each counted against all', async () => {
    const database = await school(['2024-05-01', '2025-02-01', '2025-11-02', '2025-11-30']);
    await publishAlbum(database, { id: 'picnic', date: '2025-11-30', title: 'Picnic' });
    await publishAlbum(database, { id: 'draft', date: '2026-01-01', status: 'draft' });
    const all = await listFor(database);
    expect(all).toMatchObject({ shown: 5, isExact: true, lastPage: 1 });
    expect(all.calendar.total).toBe(5);
    expect(all.calendar.years.map(({ year, months }) => [year, months.map(({ month }) => month)])).toEqual([
      [2025, [11, 2]],
      [2024, [5]],
    ]);
    const ids = async (search: string) => {
      const { items, shown, calendar } = await listFor(database, search);
      expect([shown, calendar.total]).toEqual([items.length, 5]);
      return items.map(({ id }) => id);
    };
    expect(await ids('year=2025&month=11')).toEqual(['picnic', 'on-2025-11-30', 'on-2025-11-02']);
    expect(await ids('year=2025&month=11&q=sports')).toEqual(['on-2025-11-30', 'on-2025-11-02']);
    expect(await ids('q=picnic')).toEqual(['picnic']);
    expect(await ids('q=picnic&year=2024')).toEqual([]);
    expect(await ids('year=2025&month=7')).toEqual([]);
    expect(await ids('month=11')).toEqual(['picnic', 'on-2025-11-30', 'on-2025-11-02']);
    expect(await ids('month=11&q=sports')).toEqual(['on-2025-11-30', 'on-2025-11-02']);
    expect(await ids('month=5&q=sports')).toEqual(['on-2024-05-01']);
    expect(await ids('month=7')).toEqual([]);
    expect(await ids('q=%25')).toHaveLength(5);
  });

  test('the pages contain every album once, whatever the filter, and none beyond the last', async () => {
    const database = await school([]);
    const dates = Array.from(
      { length: 60 },
      (_, index) => `${2023 + (index % 3)}-${index % 2 ? '06' : '03'}-${10 + (index % 4)}`,
    );
    for (const [index, date] of dates.entries()) await publishAlbum(database, { id: `a${index}`, date });
    for (const search of [
      '',
      'year=2025',
      'year=2025&month=6',
      'month=6',
      'q=sports',
      'q=sports&year=2025&month=3',
      'q=sports&month=3',
    ]) {
      const first = await listFor(database, search);
      const pages = [first];
      for (let page = 2; page <= first.lastPage; page++)
        pages.push(await listFor(database, `${search}&page=${page}`));
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size, search).toBe(first.shown);
      expect(ids, search).toHaveLength(first.shown);
      const days = pages.flatMap(({ items }) => items.map(({ date, id }) => `${date} ${id}`));
      expect(days, search).toEqual(days.toSorted().toReversed());
      expect((await listFor(database, `${search}&page=${first.lastPage + 1}`)).items, search).toEqual([]);
    }
  });

  test('an album has a previous and a next one, of those that are live', async () => {
    const database = await school(['2024-01-26', '2026-08-15']);
    for (const id of ['b', 'a']) await publishAlbum(database, { id, date: '2025-10-20', title: id });
    await publishAlbum(database, { date: '2025-10-20', id: 'aa', status: 'draft' });
    const around = async (id: string) => {
      const album = await findAlbum(database.reads, { ...query, id });
      const { newer, older } = await findNeighbourAlbums(database.reads, { ...query, album: album! });
      return [newer?.id, older?.id];
    };
    expect(await around('on-2026-08-15')).toEqual([undefined, 'b']);
    expect(await around('b')).toEqual(['on-2026-08-15', 'a']);
    expect(await around('a')).toEqual(['b', 'on-2024-01-26']);
    expect(await around('on-2024-01-26')).toEqual(['a', undefined]);
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

    const cards = await listAlbums(database.reads, { ...query, limit: 5 });
    expect(cards.map(({ photoCount, cover }) => [photoCount, cover?.path])).toEqual([
      [3, red!.path],
      [0, undefined],
    ]);

    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', red!.mediaId)
      .execute();
    const [card] = await listAlbums(database.reads, { ...query, limit: 1 });
    expect(card).toMatchObject({
      photoCount: 2,
      cover: { path: green!.path, alt: 'Photo 1', width: 400, height: 300 },
    });
    const album = await findAlbum(database.reads, { ...query, id });
    expect(album?.photos.map(({ caption }) => caption)).toEqual(['Caption 1', 'Caption 2']);
    expect(findPhoto(album!, blue!.mediaId)).toMatchObject({
      index: 1,
      photo: { caption: 'Caption 2' },
      previous: { mediaId: green!.mediaId },
      next: undefined,
    });
    expect(findPhoto(album!, red!.mediaId), 'withdrawn').toBeUndefined();
    const whole = await listWholeAlbums(database.reads, { ...query, limit: 5 });
    expect(whole.map(({ id, photos }) => [id, photos.length])).toEqual([
      [id, 2],
      [empty, 0],
    ]);
  });

  test('an album is empty for families, too, where all its photos are hidden', async () => {
    const database = await school([]);
    const storage = localDiskStorage(database.where.dataDir);
    const { mediaId } = await storedPicture({ database, storage }, 'red');
    const id = await publishAlbum(database, { photos: [{ mediaId, alt: 'A lamp', caption: '' }] });
    expect(await listEmptyAlbums(database.reads, { ...query, limit: 5 })).toEqual([]);
    await database.writes.updateTable('attachments').set({ hidden: 1 }).execute();
    expect((await listEmptyAlbums(database.reads, { ...query, limit: 5 })).map((album) => album.id)).toEqual([
      id,
    ]);
  });

  test('an album of another school, or one not yet published, cannot be found by its id', async () => {
    const database = await school([]);
    await createTestSchool(database, 'OTHER');
    const foreign = await publishAlbum(database, { schoolCode: 'OTHER' });
    const draft = await publishAlbum(database, { status: 'draft' });
    for (const id of [foreign, draft, 'nothing']) {
      expect(await findAlbum(database.reads, { ...query, id })).toBeUndefined();
    }
  });
});
