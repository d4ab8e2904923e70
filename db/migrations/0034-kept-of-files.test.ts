import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('who withdrew a picture last is known of it; of one that is shown, nobody', async () => {
    const database = (await emptyHome(engine)).open();
    const { writes } = database;
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0034')));
    await foundTestSchool(database);
    const at = '2026-11-01T05:00:00.000Z';
    for (const [id, withdrawn] of [
      ['twice', at],
      ['unrecorded', at],
      ['shown', null],
    ])
      await sql`insert into media_files
        (id, school_code, path, kind, content_type, bytes, source_sha256, created_at, withdrawn_at)
        values (${id}, ${SCHOOL}, ${id}, 'image', '', 1, ${id}, ${at}, ${withdrawn})`.execute(writes);
    for (const [id, subject, action, name, day] of [
      ['1', 'twice', 'withdraw-file', 'Asha', '2026-10-01'],
      ['2', 'twice', 'withdraw-file', 'Ravi', '2026-10-03'],
      ['3', 'twice', 'change-file', 'Meera', '2026-10-04'],
      ['4', 'shown', 'withdraw-file', 'Asha', '2026-10-02'],
      ['5', 'elsewhere', 'withdraw-file', 'Asha', '2026-10-05'],
    ])
      await sql`insert into audit_entries
        (id, school_code, at, action, staff_id, staff_name, subject_type, subject_id, subject_title, ${sql.raw('"before", "after"')})
        values (${id}, ${SCHOOL}, ${`${day}T05:00:00.000Z`}, ${action}, '', ${name}, 'pictures', ${subject}, '', null, null)`.execute(
        writes,
      );
    await migrate(database, migrations);
    const files = await database.reads
      .selectFrom('media_files')
      .select(['id', 'withdrawn_by', 'withdrawn_why', 'holds_text'])
      .orderBy('id')
      .execute();
    expect(files).toEqual([
      { id: 'shown', withdrawn_by: '', withdrawn_why: '', holds_text: null },
      { id: 'twice', withdrawn_by: 'Ravi', withdrawn_why: '', holds_text: null },
      { id: 'unrecorded', withdrawn_by: '', withdrawn_why: '', holds_text: null },
    ]);
  });
});
