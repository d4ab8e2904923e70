import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, Db } from '#app/platform/db/database.ts';
import { contentTypes } from '#app/content-types.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import { createTestSchool, NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { onEachEngine, readByAll } from '#tests/support/database/engines.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { listTable, ROWS_A_PAGE, tallyTable } from './table.server.ts';

const ITEMS = 10_000;
/** Types with many items, unlike the profile and the theme. */
const manyTypes = contentTypes.filter(({ permission }) => !permission);
const types = manyTypes.map(({ name }) => name);
const query = {
  schoolCode: SCHOOL,
  languages: defaultLanguages,
  now: NOW,
  types,
  q: '',
  readsSince: '2026-01-01',
  shownOn: [{ type: 'notifications', page: 'lfis-page-home' }],
};
const READ_STORIES = Array.from({ length: ITEMS }, (_unused, number) => number)
  .filter((number) => manyTypes[number % manyTypes.length]!.name === 'news')
  .slice(0, 2)
  .map((number) => `item-${number}`);

onEachEngine((_open, engine) => {
  const school = readByAll(engine, fillSchool);

  test('a table of ten thousand items is counted and paged', async () => {
    const database = school();
    const tally = await tallyTable(database.reads, query);
    expect(tally.reduce((sum, { count }) => sum + count, 0)).toBe(ITEMS);
    const older = tally
      .filter(({ states }) => states.hi === 'older')
      .reduce((sum, { count }) => sum + count, 0);
    expect(older).toBe(ITEMS / 10);
    const seen = new Set<string>();
    for (const page of [1, 2, 20]) {
      const rows = await listTable(database.reads, { ...query, show: 'older', sort: 'changed', page });
      expect(rows).toHaveLength(ROWS_A_PAGE);
      for (const { type, id } of rows) seen.add(`${type} ${id}`);
    }
    expect(seen.size).toBe(3 * ROWS_A_PAGE);
  });

  test('items that need work come first, the most recently changed at the top', async () => {
    const database = school();
    const list = (page: number, more = {}) =>
      listTable(database.reads, { ...query, show: 'all', sort: 'changed', page, ...more });
    expect((await list(1)).slice(0, 3).map(({ id }) => id)).toEqual(['item-3', 'item-10', 'item-1']);
    // Every second has none, every tenth is outdated; the first complete one comes after all of those.
    const waiting = ITEMS / 2 + ITEMS / 10;
    const turn = await list(waiting / ROWS_A_PAGE + 1);
    expect(turn[0]).toMatchObject({ id: 'item-2', translations: { hi: { state: 'written' } } });
    const before = await list(waiting / ROWS_A_PAGE);
    expect(before.filter(({ translations }) => translations.hi!.state === 'written')).toEqual([]);
  });

  test('it is counted from an index, without reading texts', async () => {
    const database = school();
    const [plan] = await plansOf(database, (db) => tallyTable(db, query));
    expect(plan).toContain('content_items_language');
    expect(plan).not.toMatch(/SCAN t( |$)|Seq Scan/m);
  });

  test('a page of it reads one school’s items by an index, and only their translations', async () => {
    const database = school();
    const [plan] = await plansOf(database, (db) =>
      listTable(db, { ...query, show: 'all', sort: 'changed', page: 1 }),
    );
    expect(plan).not.toMatch(/SCAN [txr]( |$)|Seq Scan/m);
  });

  test('the most read items come first, and items without their own page count as the page that shows them', async () => {
    const database = school();
    const list = (db: Db) => listTable(db, { ...query, show: 'all', sort: 'read', page: 1 });
    const rows = await list(database.reads);
    const [one, other] = READ_STORIES;
    expect(rows.slice(0, 3).map(({ type, id, reads }) => [type, type === 'news' ? id : '', reads])).toEqual([
      ['news', other, 8],
      ['news', one, 7],
      ['notifications', '', 5],
    ]);
    const [plan] = await plansOf(database, list);
    expect(plan).not.toMatch(/SCAN [txr]( |$)|Seq Scan/m);
  });
});

/** The same number of each type; every tenth is outdated, every second has no translation. */
async function fillSchool(database: Database): Promise<void> {
  await createTestSchool(database);
  const at = NOW.toISOString();
  const later = (minute: number) => new Date(NOW.getTime() + minute * 60_000).toISOString();
  await publish(database, async (change) => {
    for (let from = 0; from < ITEMS; from += 500) {
      const some = Array.from({ length: 500 }, (_unused, index) => from + index);
      await change
        .insertInto('content_items')
        .values(
          some.map((number) => {
            const type = manyTypes[number % manyTypes.length]!;
            const texts = { title: `Item ${number}`, ...(type.day && { [type.day]: '2026-04-10' }) };
            return publicRow(type, { id: `item-${number}`, schoolCode: SCHOOL, now: NOW, texts });
          }),
        )
        .execute();
      await change
        .insertInto('content_translations')
        .values(
          some
            .filter((number) => number % 2 === 0)
            .map((number) => ({
              item_type: manyTypes[number % manyTypes.length]!.name,
              item_id: `item-${number}`,
              language: 'hi',
              school_code: SCHOOL,
              texts: '{"title":"आइटम"}',
              sources: '{"title":"Item"}',
              older: number % 10 === 0 ? 1 : 0,
              missing: 0,
              published_at: at,
              published_by: '',
            })),
        )
        .execute();
    }
    // One without a translation, one outdated, another without: the complete one was changed last.
    for (const [minute, id] of ['item-1', 'item-10', 'item-3', 'item-2'].entries())
      await change
        .updateTable('content_items')
        .set({ updated_at: later(minute + 1) })
        .where('id', '=', id)
        .execute();
  });
  const [one, other] = READ_STORIES;
  const news = { school_code: SCHOOL, item_type: 'news' };
  await database.writes
    .insertInto('page_views')
    .values([
      { ...news, item_id: one!, day: '2026-04-01', views: 3 },
      { ...news, item_id: one!, day: '2026-04-02', views: 4 },
      { ...news, item_id: other!, day: '2026-04-02', views: 8 },
      // Too long ago.
      { ...news, item_id: one!, day: '2025-12-31', views: 100 },
      { ...news, item_type: 'pages', item_id: 'lfis-page-home', day: '2026-04-02', views: 5 },
    ])
    .execute();
  if (database.engine === 'postgres')
    await sql`vacuum analyze content_items, content_translations`.execute(database.writes);
}
