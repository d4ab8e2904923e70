import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before it is found by how it sounds, and by its words as before', async () => {
    const database = (await emptyHome(engine)).open();
    const upTo = (end: string) =>
      migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < end)));
    await upTo('0015');
    await foundTestSchool(database);
    await insertOld(database, 'albums', [
      { id: 'utsav', title: 'प्रतियोगिता', description: 'कवि सम्मेलन', date: '2026-01-14' },
      { id: 'kites', title: 'Kites', description: '', date: '2025-01-14' },
    ]);
    await upTo('0035');
    await migrate(database, migrations);
    const found = (typed: string, filter: { year?: number } = {}) =>
      findByWords(database.reads, albums, {
        schoolCode: SCHOOL,
        now: NOW,
        words: queryWords(typed),
        ...filter,
      });
    expect(await found('kavi sammelan')).toEqual({ ids: ['utsav'], isExact: true, isSimilar: true });
    expect(await found('kavi sammelan', { year: 2025 })).toEqual({
      ids: [],
      isExact: true,
      isSimilar: false,
    });
    expect(await found('सम्मेलन')).toEqual({ ids: ['utsav'], isExact: true, isSimilar: false });
    expect(await found('काइट्स')).toMatchObject({ ids: ['kites'], isSimilar: true });
    expect(await found('kite')).toMatchObject({ ids: ['kites'], isSimilar: false });
    if (engine === 'sqlite') {
      const { rows } = await sql`select rowid from content_sounds`.execute(database.reads);
      expect(rows).toHaveLength(2);
    }
  });
});
