import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('a picture that was there has no point, and a photo is told by whoever sent it', async () => {
    const database = (await emptyHome(engine)).open();
    const { writes } = database;
    const earlier = Object.entries(migrations).filter(([name]) => name < '0017');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    const at = NOW.toISOString();
    for (const id of ['photo', 'other'])
      await sql`insert into media_files
        (id, school_code, path, kind, content_type, bytes, source_sha256, created_at)
        values (${id}, ${SCHOOL}, ${`${id}.jpg`}, 'image', 'image/jpeg', 1, ${id}, ${at})`.execute(writes);
    for (const [id, staff, title, after] of [
      ['1', 'Asha', 'IMG_1.jpg', '{"photo":"photo"}'],
      ['2', 'Ravi', 'IMG_1 (again).jpg', '{"photo":"photo"}'],
      ['3', 'Ravi', 'gone.jpg', null],
    ])
      await sql`insert into audit_entries
        (id, school_code, at, staff_id, staff_name, action, subject_type, subject_id, subject_title, after)
        values (${id}, ${SCHOOL}, ${at}, 'x', ${staff}, 'add-photo', 'albums', 'a', ${title}, ${after})`.execute(
        writes,
      );

    await migrate(database, migrations);

    const files = await database.reads
      .selectFrom('media_files')
      .select(['id', 'name', 'sent_by', 'focus_x', 'focus_y'])
      .orderBy('id')
      .execute();
    expect(files).toEqual([
      { id: 'other', name: '', sent_by: '', focus_x: null, focus_y: null },
      { id: 'photo', name: 'IMG_1.jpg', sent_by: 'Asha', focus_x: null, focus_y: null },
    ]);
  });
});
