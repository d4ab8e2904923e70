import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queryWords } from '#app/core/search-text.ts';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { findMatches } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/empty-home.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/inbox.ts';
import { foundTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('what was there before it is found by the other spellings too', async () => {
    const database = (await emptyHome(engine)).open();
    const names = Object.keys(migrations);
    const earlier = names.slice(
      0,
      names.findIndex((name) => name.endsWith('other-spellings')),
    );
    await migrate(database, Object.fromEntries(earlier.map((name) => [name, migrations[name]!])));
    await foundTestSchool(database);
    await publishAlbum(database, { id: 'lamps', title: 'Diwali lamps', description: '' });
    // As the index was written then.
    await (
      engine === 'sqlite'
        ? sql`insert or replace into albums_search (rowid, words) select search_key, 'diwali lamps' from albums`
        : sql`update albums set search = array_to_tsvector(array[${'\ue000lfis'}, 'diwali', 'lamps'])`
    ).execute(database.writes);
    await keepEnquiries(database, [{ ...enquiryRow({ name: 'Asha', message: 'फीस?' }), search: 'asha फीस' }]);

    const albums = async (q: string) =>
      (await findMatches(database.reads, 'albums', { schoolCode: SCHOOL, now: NOW, words: queryWords(q) }))
        .ids;
    expect(await albums('deepawali')).toEqual([]);
    await migrate(database, migrations);
    for (const q of ['deepawali', 'dipa', 'दीपावली', 'diwali lamps'])
      expect(await albums(q), q).toEqual(['lamps']);
    const found = await listInbox(database.reads, { schoolCode: SCHOOL, q: 'fees' });
    expect(found.lines.map(({ name }) => name)).toEqual(['Asha']);
  });
});
