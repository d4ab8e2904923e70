import { expect, test } from 'vitest';
import { contentTypes } from '#app/content-types.ts';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { textFields } from '#app/publishing/content-type.ts';
import { findMatches } from '#app/publishing/search/text-search.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { insertOld } from '#tests/support/content/old-content.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

const old = {
  albums: { title: 'Kites', description: 'On the roof', date: '2026-01-14' },
  highlights: { title: 'A line' },
  leadership_messages: { category: 'Director', message: '<p>a</p>', name: 'Asha', designation: 'Director' },
  news_items: { title: 'Kites', description: 'Today', date: '2026-01-15', from_date: '2026-01-14' },
  notifications: { title: 'Closed', description: 'Fog', url: '/Gallery' },
  registrations: { title: 'Register', url: '' },
  videos: { title: 'Film', date: '2026-01-16', video_url: 'https://video.example/1' },
};
const newNames: Record<string, string> = { news_items: 'news', leadership_messages: 'leadership' };
const nameOf = (table: string) => newNames[table] ?? table;

/** What is missing in a row is read as empty. */
const ADDED_SINCE: Record<string, string[]> = { highlights: ['url'] };

onEachEngine((_open, engine) => {
  async function before() {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0015');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    return database;
  }

  test('every kind keeps its ids, its texts, its state and all that belongs to it', async () => {
    const database = await before();
    const at = NOW.toISOString();
    // The same id in every table: nothing kept them apart before.
    for (const [table, texts] of Object.entries(old)) {
      await insertOld(database, table, [{ id: 'one', expire_at: at, ...texts }]);
      await database.writes
        .insertInto('content_versions')
        .values({
          owner_type: table,
          owner_id: 'one',
          number: 1,
          school_code: SCHOOL,
          reason: 'publish',
          fields: '{}',
          staff_id: '',
          staff_name: '',
          at,
        })
        .execute();
    }
    await database.writes
      .insertInto('photo_uploads')
      .values({
        id: 'on its way',
        school_code: SCHOOL,
        album_id: 'one',
        staff_id: 'asha',
        name: 'kite.jpg',
        bytes: 1,
        batch: '',
        place: 0,
        state: 'arriving',
        media_id: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await migrate(database, migrations);

    const rows = await database.reads.selectFrom('content_items').selectAll().orderBy('type').execute();
    expect(rows.map(({ type }) => type)).toEqual(Object.keys(old).map(nameOf).sort());
    for (const type of contentTypes.filter(({ name }) => Object.keys(old).map(nameOf).includes(name))) {
      const row = rows.find((each) => each.type === type.name)!;
      expect(row).toMatchObject({ id: 'one', status: 'published', expire_at: at, deleted_at: null });
      const texts = JSON.parse(row.fields) as Record<string, string>;
      const declared = textFields(type)
        .map(({ name }) => name)
        .filter((name) => !ADDED_SINCE[type.name]?.includes(name));
      expect(Object.keys(texts), 'the fields that are declared today').toEqual(declared);
      expect([row.title, row.day]).toEqual([texts[type.title], type.day ? texts[type.day] : '']);
    }
    expect(JSON.parse(rows.find(({ type }) => type === 'news')!.fields)).toEqual({
      title: 'Kites',
      fromDate: '2026-01-14',
      date: '2026-01-15',
      description: 'Today',
    });
    const versions = await database.reads.selectFrom('content_versions').select('owner_type').execute();
    expect(versions.map(({ owner_type }) => owner_type).sort()).toEqual(Object.keys(old).map(nameOf).sort());

    const arriving = () => database.reads.selectFrom('photo_uploads').select(['id', 'album_id']).execute();
    expect(await arriving()).toEqual([{ id: 'on its way', album_id: 'one' }]);

    const asked = { schoolCode: SCHOOL, now: new Date(NOW.getTime() - 1), words: queryWords('kites') };
    await database.writes.updateTable('content_items').set({ publish_from: '2026-01-01' }).execute();
    expect((await findMatches(database.reads, albums, { ...asked, year: 2026 })).ids).toEqual(['one']);
    expect((await findMatches(database.reads, news, asked)).ids).toEqual(['one']);

    await database.writes.deleteFrom('content_items').where('type', '=', 'news').execute();
    expect(await arriving()).toHaveLength(1);
    await database.writes.deleteFrom('content_items').where('type', '=', 'albums').execute();
    expect(await arriving(), 'they go with their album').toEqual([]);
  });

  test('a draft whose day nobody could read, and what lies in the trash, come along', async () => {
    const database = await before();
    const odd = { title: 'Odd', description: '' };
    await insertOld(database, 'albums', [
      { ...odd, id: 'no day', date: '', status: 'draft' },
      { ...odd, id: 'next week', date: 'next week', status: 'draft' },
      { ...odd, id: 'trash', date: '2026-01-14', deleted_at: NOW.toISOString() },
    ]);
    await migrate(database, migrations);
    const rows = await database.reads
      .selectFrom('content_items')
      .select(['id', 'day', 'status', 'deleted_at', 'fields'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, day, fields }) => [id, day, JSON.parse(fields).date])).toEqual([
      ['next week', '', 'next week'],
      ['no day', '', ''],
      ['trash', '2026-01-14', '2026-01-14'],
    ]);
    expect(rows.map(({ status, deleted_at }) => [status, deleted_at])).toEqual([
      ['draft', null],
      ['draft', null],
      ['published', NOW.toISOString()],
    ]);
  });
});
