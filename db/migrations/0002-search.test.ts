import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findMatches, indexForSearch } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

const COUNT = 1203;

onEachEngine((_open, engine) => {
  test('what a school already had is found after it', async () => {
    const database = (await emptyHome(engine)).open();
    await migrate(database, { '0001-first-schema': migrations['0001-first-schema']! });
    await foundTestSchool(database);
    const rows = Array.from({ length: COUNT }, (_, index) => ({
      id: `item-${String(index).padStart(5, '0')}`,
      title: index === 7 ? 'बाल मेला' : `Number ${index}`,
      description: 'Children’s Day',
      date: index % 2 ? '2025-01-31' : '2024-02-29',
    }));
    for (let from = 0; from < COUNT; from += 400) {
      const some = rows.slice(from, from + 400);
      await insertOld(database, 'albums', some);
      await insertOld(
        database,
        'news_items',
        some.map((row) => ({ ...row, from_date: row.date })),
      );
    }
    await migrate(database, migrations);

    const asked = { schoolCode: SCHOOL, now: NOW };
    for (const type of [albums, news]) {
      const found = async (typed: string, year?: number) =>
        (await findMatches(database.reads, type, { ...asked, year, words: queryWords(typed) })).ids;
      expect(await found('बाल मे')).toEqual(['item-00007']);
      expect(await found('childrens 1200')).toEqual(['item-01200']);
      expect(await found('children day', 2025)).toHaveLength((COUNT - 1) / 2);
      expect(await found('1200', 2025)).toEqual([]);
    }

    // A row that the migration has filled can be written anew by the commands of today.
    await changeContent(database.writes, SCHOOL, NOW, (change) =>
      indexForSearch(change, albums, [
        { id: 'item-00007', schoolCode: SCHOOL, texts: { date: '2025-01-31', title: 'Picnic' } },
      ]),
    );
    const found = async (typed: string) =>
      (await findMatches(database.reads, albums, { ...asked, words: queryWords(typed) })).ids;
    expect(await found('picnic')).toEqual(['item-00007']);
    expect(await found('मेला')).toEqual([]);
  });
});
