import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { foundTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before it is found by the other spellings too', async () => {
    const database = (await emptyHome(engine)).open();
    const names = Object.keys(migrations);
    const at = names.findIndex((name) => name.endsWith('other-spellings'));
    const upTo = (end: number) =>
      migrate(database, Object.fromEntries(names.slice(0, end).map((name) => [name, migrations[name]!])));
    await upTo(at);
    await foundTestSchool(database);
    const lamps = { id: 'lamps', title: 'Diwali lamps', description: '', date: '2026-02-14' };
    await insertOld(database, 'albums', [lamps]);
    // As the index was written then.
    await (
      engine === 'sqlite'
        ? sql`insert into albums_search (rowid, words) values (7, 'diwali lamps')`
        : sql`update albums set search = array_to_tsvector(array[${'\ue000lfis'}, 'diwali', 'lamps'])`
    ).execute(database.writes);
    if (engine === 'sqlite') await sql`update albums set search_key = 7`.execute(database.writes);
    await keepEnquiries(database, [{ ...enquiryRow({ name: 'Asha', message: 'फीस?' }), search: 'asha फीस' }]);

    const albums = async (word: string) => {
      const query =
        engine === 'sqlite'
          ? sql<{ id: string }>`select id from albums_search join albums on search_key = albums_search.rowid
              where albums_search match ${`"${word}" *`}`
          : sql<{ id: string }>`select id from albums where search @@ ${`'${word}':*`}::tsquery`;
      return (await query.execute(database.reads)).rows.map(({ id }) => id);
    };
    expect(await albums('deepawali')).toEqual([]);
    await upTo(at + 1);
    for (const q of ['deepawali', 'dipa', 'दीपावली', 'diwali']) expect(await albums(q), q).toEqual(['lamps']);
    await migrate(database, migrations);
    const found = await listInbox(database.reads, { schoolCode: SCHOOL, q: 'fees' });
    expect(found.lines.map(({ name }) => name)).toEqual(['Asha']);
  });
});
