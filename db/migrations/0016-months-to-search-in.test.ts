import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findMatches } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before it is found in its month, and in no other', async () => {
    const database = (await emptyHome(engine)).open();
    const upTo = (end: string) =>
      migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < end)));
    await upTo('0015');
    await foundTestSchool(database);
    await insertOld(database, 'albums', [
      { id: 'kites', title: 'Kites', description: '', date: '2026-01-14' },
      { id: 'more', title: 'More kites', description: '', date: '2025-01-14' },
    ]);
    // On PostgreSQL as the words were kept then: by the kind alone.
    await upTo('0016');
    await migrate(database, migrations);
    const found = async (filter: { year?: number; month?: number }) =>
      (
        await findMatches(database.reads, albums, {
          schoolCode: SCHOOL,
          now: NOW,
          words: queryWords('kites'),
          ...filter,
        })
      ).ids;
    expect(await found({ year: 2026, month: 1 })).toEqual(['kites']);
    expect(await found({ year: 2025, month: 1 })).toEqual(['more']);
    expect(await found({ year: 2026, month: 2 })).toEqual([]);
    expect(await found({ month: 1 })).toEqual(['kites', 'more']);
    expect(await found({ year: 2025 })).toEqual(['more']);
    expect(await found({})).toEqual(['kites', 'more']);
  });
});
